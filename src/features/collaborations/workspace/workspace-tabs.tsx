import { Skeleton, Stack, Tabs, VisuallyHidden } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { TabRow } from '#platform/web/ui/tab-row.tsx';

interface WorkspaceTab {
  /** Last part of the tab's address. */
  key: string;
  label: string;
  Content: ComponentType<WorkspaceTabProps>;
}

/** The tabs of a workspace, in their order. The code of each loads when it opens. */
const TABS: readonly WorkspaceTab[] = [
  {
    key: 'timeline',
    label: 'Timeline',
    Content: lazy(() => import('#features/collaborations/timeline/workspace-timeline.tsx')),
  },
  {
    key: 'comments',
    label: 'Comments',
    Content: lazy(() => import('#features/collaborations/comments/workspace-comments.tsx')),
  },
  { key: 'team', label: 'Team', Content: lazy(() => import('./workspace-team.tsx')) },
  {
    key: 'files',
    label: 'Files',
    Content: lazy(() => import('#features/collaborations/files-tab/workspace-files.tsx')),
  },
  {
    key: 'impact',
    label: 'Impact',
    Content: lazy(() => import('#features/collaborations/indicators/workspace-impact.tsx')),
  },
  {
    key: 'reports',
    label: 'Reports',
    Content: lazy(() => import('#features/collaborations/reports/workspace-reports.tsx')),
  },
  { key: 'settings', label: 'Settings', Content: lazy(() => import('./workspace-settings.tsx')) },
];

/** Returns the key of the tab that an address names; the first tab's if it names none. */
export const tabOf = (name: string | null | undefined): string =>
  TABS.find(({ key }) => key === name)?.key ?? 'timeline';

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
        {TABS.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key} data-tab={key}>
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
