import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import classes from './profile-tabs.module.css';

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
  /** Name of the tab; any other value shows the overview. */
  current: string | null;
  onChange: (tab: ProfileTab) => void;
  /** Content of each tab; a tab without a panel is not shown. */
  panels: Partial<Record<ProfileTab, ReactNode>>;
}

/**
 * The row of tabs with the panel of the current one. Arrow keys move along the tabs, Enter or Space opens one. Each
 * opening adds a step to the browser's history.
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
      <TabRow label="Your profile" current={tab} className={classes.tabs}>
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
