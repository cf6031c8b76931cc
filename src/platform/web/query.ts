import { QueryClient } from '@tanstack/react-query';
import { AppError } from '#platform/contract/errors.ts';

const MAX_RETRIES = 2;

/** Retries only failures that can be temporary. */
const mayPass = (error: unknown) => !(error instanceof AppError) || error.status >= 500;

/** The one cache of server data. Query keys live in each feature's `<noun>.api.ts`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
    },
  },
});
