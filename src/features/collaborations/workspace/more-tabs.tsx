import type { ReactNode } from 'react';
import { MoreTabsContext, type WorkspaceTab } from './more-tabs.hook.ts';

interface MoreTabsProps {
  /** Always the same list: a tab keeps its content by it. */
  tabs: readonly WorkspaceTab[];
  children: ReactNode;
}

/** Hands tabs of areas above to the workspaces inside; they stand before the settings. */
export function MoreTabs({ tabs, children }: MoreTabsProps) {
  return <MoreTabsContext value={tabs}>{children}</MoreTabsContext>;
}
