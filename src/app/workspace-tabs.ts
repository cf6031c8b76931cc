import type { ComponentProps } from 'react';
import type { MoreTabs } from '#features/collaborations/workspace/more-tabs.tsx';

/** The tabs that areas above the collaborations add to a workspace. */
export const WORKSPACE_TABS: ComponentProps<typeof MoreTabs>['tabs'] = [
  { key: 'funds', label: 'Funds', load: () => import('#features/funds/funds-tab/workspace-funds.tsx') },
];
