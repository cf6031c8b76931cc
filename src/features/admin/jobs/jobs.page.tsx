import { Tabs, VisuallyHidden } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { JobQueues } from './job-queues.tsx';
import { MailTab } from './mail-tab.tsx';
import { SystemFacts } from './system-facts.tsx';
import { SystemFigures } from './system-figures.tsx';

const TABS = [
  { value: 'jobs', label: 'Jobs' },
  { value: 'mail', label: 'Mail' },
  { value: 'system', label: 'System' },
  { value: 'figures', label: 'Over time' },
];

/** Background work, mails and the system, for admins. The address holds the tab, the filter and the page. */
export function JobsPage() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'jobs';
  const page = pageOf(params);
  return (
    <PageBody>
      <PageHeading title="Jobs and mail">
        What the server does in the background, which mails leave, and how much room the system has.
      </PageHeading>
      <Tabs
        value={tab}
        onChange={(next) => setParams(next && next !== 'jobs' ? { tab: next } : {})}
        keepMounted={false}
      >
        <TabRow label="Jobs and mail" current={tab}>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {label}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value="jobs">
          <FailedJobs page={page} queue={params.get('queue') ?? undefined} />
          <JobQueues />
        </Tabs.Panel>
        <Tabs.Panel value="mail">
          <MailTab page={page} />
        </Tabs.Panel>
        <Tabs.Panel value="system">
          <VisuallyHidden component="h2">System</VisuallyHidden>
          <SystemFacts />
        </Tabs.Panel>
        <Tabs.Panel value="figures">
          <VisuallyHidden component="h2">Over time</VisuallyHidden>
          <SystemFigures />
        </Tabs.Panel>
      </Tabs>
    </PageBody>
  );
}
