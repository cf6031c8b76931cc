import { Skeleton, Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { formatCount } from '#platform/contract/counts.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Figure } from '#platform/web/ui/figure.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { ConsentVersions } from './consent-versions.tsx';
import { DataExports } from './data-exports.tsx';
import { PendingDeletions } from './pending-deletions.tsx';
import { usePrivacyFigures } from './privacy.api.ts';
import classes from './privacy.page.module.css';
import { PrivacyRequests } from './privacy-requests.tsx';

const TABS = [
  { value: 'requests', label: 'Requests' },
  { value: 'deletions', label: 'Deletions' },
  { value: 'exports', label: 'Downloads' },
  { value: 'consents', label: 'Consents' },
];

/** What waits of members' rights, for admins. The address holds the tab and the page. */
export function PrivacyPage() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'requests';
  const page = pageOf(params);
  const hrefOf = (next: number) => `?tab=${tab}&page=${next}`;
  return (
    <PageBody width="reading">
      <PageHeading title="Privacy">
        The rights of members over their data. You decide on requests; downloads and deletions run without
        you.
      </PageHeading>
      <Figures />
      <Tabs
        value={tab}
        onChange={(next) => setParams(next && next !== 'requests' ? { tab: next } : {})}
        keepMounted={false}
      >
        <TabRow label="Privacy" current={tab}>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {label}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value="requests">
          <PrivacyRequests page={page} hrefOf={hrefOf} />
        </Tabs.Panel>
        <Tabs.Panel value="deletions">
          <PendingDeletions page={page} hrefOf={hrefOf} />
        </Tabs.Panel>
        <Tabs.Panel value="exports">
          <DataExports page={page} hrefOf={hrefOf} />
        </Tabs.Panel>
        <Tabs.Panel value="consents">
          <ConsentVersions />
        </Tabs.Panel>
      </Tabs>
    </PageBody>
  );
}

function Figures() {
  const figures = usePrivacyFigures();
  if (figures.isPending)
    return (
      <div role="status" aria-label="Loading figures" className={classes.figures}>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    );
  if (!figures.data)
    return (
      <div className={classes.failure}>
        <ErrorState
          title="Failed to load the figures"
          error={figures.error}
          onRetry={figures.refetch}
          retrying={figures.isRefetching}
        />
      </div>
    );
  const { requests, deletions, exports } = figures.data;
  return (
    <div className={classes.figures}>
      <Figure label="Open requests" value={formatCount(requests)} />
      <Figure label="Accounts to erase" value={formatCount(deletions)} />
      <Figure label="Downloads in 30 days" value={formatCount(exports)} />
    </div>
  );
}
