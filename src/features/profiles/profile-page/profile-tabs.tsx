import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { TabRow } from '#platform/web/ui/tab-row.tsx';

/** The six tabs of the own profile, in their order (specification part 1, section 2). */
const TABS = {
  overview: 'Overview',
  services: 'Services',
  projects: 'Projects',
  stories: 'Stories',
  connections: 'Connections',
  settings: 'Settings',
} as const;
type ProfileTab = keyof typeof TABS;

const NAMES = Object.keys(TABS) as ProfileTab[];

interface ProfileTabsProps {
  /** What the address names; anything else than a tab that is shown opens the overview. */
  current: string | null;
  onChange: (tab: ProfileTab) => void;
  /** What each tab shows; a tab without a panel is not there. */
  panels: Partial<Record<ProfileTab, ReactNode>>;
}

/**
 * The row of tabs with the panel of the current one. Arrow keys walk along the tabs, Enter or Space opens one:
 * each opening is a step in the browser's history.
 */
export function ProfileTabs({ current, onChange, panels }: ProfileTabsProps) {
  const shown = NAMES.filter((name) => panels[name] !== undefined);
  const tab = shown.find((name) => name === current) ?? 'overview';
  return (
    <Tabs
      value={tab}
      onChange={(next) => onChange(NAMES.find((name) => name === next) ?? 'overview')}
      activateTabWithKeyboard={false}
      keepMounted={false}
    >
      <TabRow label="Your profile" current={tab}>
        {shown.map((name) => (
          <Tabs.Tab key={name} value={name} data-tab={name}>
            {TABS[name]}
          </Tabs.Tab>
        ))}
      </TabRow>
      {shown.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {panels[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
