import '#platform/web/component-styles.ts';
import { Button, Tabs } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useQueryParams } from '#platform/web/hydration.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';

interface LearnTab {
  /** Name in the address: `?tab=news`. */
  value: string;
  label: string;
  panel: ReactNode;
}

interface LearnPageProps {
  /** The first one opens without a name in the address. */
  tabs: LearnTab[];
  /** What is new, above the tabs. */
  latest: ReactNode;
}

/**
 * The learn hub (specification part 2, section 2). Its contents belong to other areas, which `src/app` hands in: each
 * tab is one entry of `tabs`, with an address of its own.
 */
export function LearnPage({ tabs, latest }: LearnPageProps) {
  const navigate = useNavigate();
  const params = useQueryParams();
  const [first] = tabs;
  const open = tabs.find(({ value }) => value === params.get('tab')) ?? first;
  if (!open) return null;
  const show = (next: string | null) =>
    navigate({ search: next === first?.value ? '' : `?tab=${next}` }, { preventScrollReset: true });

  return (
    <PageBody>
      <PageHeading
        title="Learn CSR"
        display
        action={
          <Button
            component="a"
            href="#learn-content"
            leftSection={<IconArrowDown size={18} stroke={1.5} aria-hidden />}
          >
            Start reading
          </Button>
        }
      >
        What happens in CSR, in India and the world.
      </PageHeading>
      {latest}
      <Tabs id="learn-content" value={open.value} onChange={show} keepMounted={false}>
        <TabRow label="Learn CSR" current={open.value}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {label}
            </Tabs.Tab>
          ))}
        </TabRow>
        {tabs.map(({ value, panel }) => (
          <Tabs.Panel key={value} value={value}>
            {panel}
          </Tabs.Panel>
        ))}
      </Tabs>
    </PageBody>
  );
}
