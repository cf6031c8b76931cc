import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
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
export type ProfileTab = keyof typeof TABS;

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
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tab that a link opened may lie outside a phone's screen.
    const active = list.current?.querySelector(`[data-tab=${tab}]`);
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <Tabs
      value={tab}
      onChange={(next) => onChange(NAMES.find((name) => name === next) ?? 'overview')}
      activateTabWithKeyboard={false}
      keepMounted={false}
    >
      <Tabs.List ref={list} className={classes.list} aria-label="Your profile">
        {shown.map((name) => (
          <Tabs.Tab key={name} value={name} data-tab={name} className={classes.tab}>
            {TABS[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {panels[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
