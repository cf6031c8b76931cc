import { Anchor, Tabs, VisuallyHidden } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { ReadingList } from '#features/support/status/reading-list.tsx';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { IncidentSection } from './incident-section.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';

const TABS = [
  { value: 'incidents', label: 'Incidents' },
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'probes', label: 'Probes' },
];

/** Incidents, planned maintenance and the last probes, for admins. The address says which tab and page. */
export function StatusDeskPage() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'incidents';
  const page = pageOf(params);
  const hrefOf = (next: number) => `?tab=${tab}&page=${next}`;
  return (
    <PageBody width="reading">
      <PageHeading title="Status">
        What you write here is public: on the{' '}
        <Anchor component={Link} to="/support?tab=status">
          status page
        </Anchor>{' '}
        and in its feed.
      </PageHeading>
      <Tabs
        value={tab}
        onChange={(next) => setParams(next === 'incidents' ? {} : { tab: next ?? '' })}
        keepMounted={false}
      >
        <TabRow label="Status" current={tab}>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {label}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value="incidents">
          <VisuallyHidden component="h2">Incidents</VisuallyHidden>
          <IncidentSection page={page} hrefOf={hrefOf} />
        </Tabs.Panel>
        <Tabs.Panel value="maintenance">
          <VisuallyHidden component="h2">Maintenance</VisuallyHidden>
          <MaintenanceSection page={page} hrefOf={hrefOf} />
        </Tabs.Panel>
        <Tabs.Panel value="probes">
          <VisuallyHidden component="h2">Probes</VisuallyHidden>
          <ReadingList />
        </Tabs.Panel>
      </Tabs>
    </PageBody>
  );
}
