import { Skeleton, Stack, Tabs, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { readMilestonesAhead } from '#features/collaborations/milestones/milestones.api.ts';
import { TabRow } from '#platform/web/ui/tab-row.tsx';

type TabContent = () => Promise<{ default: ComponentType<WorkspaceTabProps> }>;

/** A tab: the last part of its address, its label, and what loads its code. */
const tab = (key: string, label: string, load: TabContent) => ({ key, label, load, Content: lazy(load) });

/** The tabs of a workspace, in their order. The code of each loads when it opens, or is about to. */
const TABS = [
  tab('timeline', 'Timeline', () => import('#features/collaborations/timeline/workspace-timeline.tsx')),
  tab('comments', 'Comments', () => import('#features/collaborations/comments/workspace-comments.tsx')),
  tab('team', 'Team', () => import('./workspace-team.tsx')),
  tab('files', 'Files', () => import('#features/collaborations/files-tab/workspace-files.tsx')),
  tab('impact', 'Impact', () => import('#features/collaborations/indicators/workspace-impact.tsx')),
  tab('reports', 'Reports', () => import('#features/collaborations/reports/workspace-reports.tsx')),
  tab('settings', 'Settings', () => import('./workspace-settings.tsx')),
];

/** Returns the key of the tab that an address names; the first tab's if it names none. */
export const tabOf = (name: string | null | undefined): string =>
  TABS.find(({ key }) => key === name)?.key ?? 'timeline';

/** Loads what a tab needs while the collaboration is still read, which says if it may be shown. */
export function useTabAhead(collaborationId: string | null, key: string): void {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const view = params.get('view');
  useEffect(() => {
    if (collaborationId === null) return;
    void TABS.find((one) => one.key === key)?.load();
    if (key !== 'timeline') return;
    void readMilestonesAhead(client, collaborationId);
    if (view === 'plan') void import('#features/collaborations/plan/plan-picture.tsx');
  }, [client, collaborationId, key, view]);
}

interface WorkspaceTabsProps extends WorkspaceTabProps {
  /** Key of the open tab. */
  tab: string;
  onTab: (key: string) => void;
}

/** The row of tabs of a workspace, and the content of the open one. */
export function WorkspaceTabs({ tab, onTab, ...props }: WorkspaceTabsProps) {
  return (
    <Tabs value={tab} onChange={(key) => key && onTab(key)} keepMounted={false}>
      <TabRow label="Workspace" current={tab}>
        {TABS.map(({ key, label, load }) => (
          <Tabs.Tab key={key} value={key} data-tab={key} onPointerEnter={load} onFocus={load}>
            {label}
          </Tabs.Tab>
        ))}
      </TabRow>
      {TABS.map(({ key, label, Content }) => (
        <Tabs.Panel key={key} value={key} pt="lg">
          <VisuallyHidden component="h2">{label}</VisuallyHidden>
          <Suspense fallback={<LoadingTab label={label} />}>
            <Content {...props} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function LoadingTab({ label }: { label: string }) {
  return (
    <Stack role="status" aria-label={`Loading ${label}`}>
      <Skeleton height={28} width="45%" />
      <Skeleton height={28} width="60%" />
      <Skeleton height={28} width="50%" />
    </Stack>
  );
}
