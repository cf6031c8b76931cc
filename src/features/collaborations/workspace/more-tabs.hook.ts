import { type ComponentType, createContext, type LazyExoticComponent, lazy, use } from 'react';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';

/** A tab: the last part of its address, its label, and what loads its code. */
export interface WorkspaceTab {
  key: string;
  label: string;
  load: () => Promise<{ default: ComponentType<WorkspaceTabProps> }>;
}

export const MoreTabsContext = createContext<readonly WorkspaceTab[]>([]);

/** The tabs of other areas. */
export const useMoreTabs = () => use(MoreTabsContext);

const contents = new WeakMap<WorkspaceTab, LazyExoticComponent<ComponentType<WorkspaceTabProps>>>();

/** The content of a tab, which loads when it is shown: the same component each time. */
export function contentOf(tab: WorkspaceTab) {
  const content = contents.get(tab) ?? lazy(tab.load);
  contents.set(tab, content);
  return content;
}
