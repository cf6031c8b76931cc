import './base-styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { watchOptions } from './fields/removed-options.ts';
import { useHydrationNotice } from './hydration.ts';
import { queryClient } from './query.ts';
import { type SessionCalls, SessionProvider } from './session.tsx';
import { cssVariablesResolver, theme } from './theme.ts';
import { ToasterSlot } from './toaster-slot.tsx';

/** A member who leaves takes everything that was loaded for them along. */
const forgetServerData = () => queryClient.clear();

/** Wraps every page: theme, server data, session and toasts. */
export function Providers({ sessionCalls, children }: { sessionCalls: SessionCalls; children: ReactNode }) {
  useHydrationNotice();
  useEffect(watchOptions, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <SessionProvider calls={sessionCalls} onSignedOut={forgetServerData}>
          {children}
          <ToasterSlot />
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
