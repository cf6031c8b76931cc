import { Skeleton, Stack, Tabs, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { readMilestonesAhead, useMilestones } from '#features/collaborations/milestones/milestones.api.ts';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { contentOf, useMoreTabs, type WorkspaceTab } from './more-tabs.hook.ts';
import classes from './workspace-tabs.module.css';

/** The tabs of a workspace, in their order. The code of each loads when it opens, or is about to. */
const OWN_TABS: WorkspaceTab[] = [
  {
    key: 'timeline',
    label: 'Timeline',
    load: () => import('#features/collaborations/timeline/workspace-timeline.tsx'),
  },
  {
    key: 'comments',
    label: 'Comments',
    load: () => import('#features/collaborations/comments/workspace-comments.tsx'),
  },
  { key: 'team', label: 'Team', load: () => import('./workspace-team.tsx') },
  {
    key: 'files',
    label: 'Files',
    load: () => import('#features/collaborations/files-tab/workspace-files.tsx'),
  },
  {
    key: 'impact',
    label: 'Impact',
    load: () => import('#features/collaborations/indicators/workspace-impact.tsx'),
  },
  {
    key: 'reports',
    label: 'Reports',
    load: () => import('#features/collaborations/reports/workspace-reports.tsx'),
  },
  { key: 'settings', label: 'Settings', load: () => import('./workspace-settings.tsx') },
];

function useTabs(): WorkspaceTab[] {
  const more = useMoreTabs();
  return [...OWN_TABS.slice(0, -1), ...more, ...OWN_TABS.slice(-1)];
}

/** Returns the key of the tab that an address names; the first tab's if it names none. */
export function useTabOf(name: string | null | undefined): string {
  return useTabs().find(({ key }) => key === name)?.key ?? 'timeline';
}

/** Loads what a tab needs while the collaboration is still read, which says if it may be shown. */
export function useTabAhead(collaborationId: string | null, key: string): void {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const view = params.get('view');
  const load = useTabs().find((one) => one.key === key)?.load;
  useEffect(() => {
    if (collaborationId === null) return;
    void load?.();
    if (key !== 'timeline') return;
    void readMilestonesAhead(client, collaborationId);
    if (view === 'plan') void import('#features/collaborations/plan/plan-picture.tsx');
  }, [client, collaborationId, key, load, view]);
}

interface WorkspaceTabsProps extends WorkspaceTabProps {
  /** Key of the open tab. */
  tab: string;
  onTab: (key: string) => void;
}

/** What waits or is there behind a tab, by its key: a number with its words. */
function useCounts(collaborationId: string): Record<string, [count: number, words: string]> {
  const milestones = useMilestones(collaborationId).data;
  const participants = useParticipants(collaborationId).data;
  const open = milestones?.filter(({ status }) => status !== 'completed').length ?? 0;
  const present = participants?.filter(({ left_at }) => left_at === null).length ?? 0;
  return { timeline: [open, 'open milestones'], team: [present, 'organisations'] };
}

/** The row of tabs of a workspace, and the content of the open one. */
export function WorkspaceTabs({ tab, onTab, ...props }: WorkspaceTabsProps) {
  const tabs = useTabs();
  const counts = useCounts(props.collaboration.id);
  return (
    <Tabs value={tab} onChange={(key) => key && onTab(key)} keepMounted={false}>
      <TabRow label="Workspace" current={tab}>
        {tabs.map(({ key, label, load }) => (
          <Tabs.Tab key={key} value={key} data-tab={key} onPointerEnter={load} onFocus={load}>
            {label}
            <TabCount count={counts[key]} />
          </Tabs.Tab>
        ))}
      </TabRow>
      {tabs.map((one) => {
        const Content = contentOf(one);
        return (
          <Tabs.Panel key={one.key} value={one.key} pt="lg">
            <VisuallyHidden component="h2">{one.label}</VisuallyHidden>
            <Suspense fallback={<LoadingTab label={one.label} />}>
              <Content {...props} />
            </Suspense>
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}

/** The name of the tab stays its label: the number is an addition. */
function TabCount({ count: [count, words] = [0, ''] }: { count: [number, string] | undefined }) {
  if (count === 0) return null;
  return <span className={classes.count} aria-hidden data-count={count} title={`${count} ${words}`} />;
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
