import { Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { BudgetHistory } from '#features/collaborations/budget/budget-history.tsx';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { WorkspaceExports } from '#features/collaborations/exports/workspace-exports.tsx';
import { WorkspaceHistory } from '#features/collaborations/history/workspace-history.tsx';
import { WithdrawnList } from '#features/collaborations/withdrawals/withdrawn-list.tsx';
import { DangerSettings } from './danger-settings.tsx';
import { DetailsSettings } from './details-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { ProgressSettings } from './progress-settings.tsx';
import { VisibilitySettings } from './visibility-settings.tsx';

/** The sections of the tab, in their order. */
const SECTIONS: readonly [key: string, Section: ComponentType<WorkspaceTabProps>][] = [
  ['details', DetailsSettings],
  ['visibility', VisibilitySettings],
  ['progress', ProgressSettings],
  ['notifications', NotificationSettings],
  ['exports', ({ collaboration: { id, title } }) => <WorkspaceExports id={id} title={title} />],
  ['budget', ({ collaboration }) => <BudgetHistory collaborationId={collaboration.id} />],
  ['withdrawn', WithdrawnList],
  ['history', ({ collaboration }) => <WorkspaceHistory collaborationId={collaboration.id} />],
  ['danger', DangerSettings],
];

/** Everything that is set for a whole collaboration, its budgets and its history. */
export default function WorkspaceSettings(props: WorkspaceTabProps) {
  return (
    <Stack gap="lg">
      {SECTIONS.map(([key, Section]) => (
        <Section key={key} {...props} />
      ))}
    </Stack>
  );
}
