import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconDownload, IconShieldQuestion } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { failureText } from '#platform/contract/errors.ts';
import { currentParams } from '#platform/web/hydration.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { showToast } from '#platform/web/toast.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import classes from './grievance-register.page.module.css';
import { GrievanceRow } from './grievance-row.tsx';
import { useExportGrievances, useGrievances } from './grievances.api.ts';
import { GRIEVANCE_KIND_LABELS, GRIEVANCE_KINDS, GRIEVANCE_STATES } from './grievances.contract.ts';
import { OpenGrievance } from './open-grievance.tsx';

const STATES: Record<(typeof GRIEVANCE_STATES)[number], string> = {
  late: 'Late',
  new: 'New',
  acknowledged: 'Acknowledged',
  decided: 'Decided',
};

/** The register of grievances, for admins; with `?grievance=` one of them. The address holds the filters. */
export function GrievanceRegisterPage() {
  const [params] = useSearchParams();
  const open = params.get('grievance');
  return (
    <PageBody width="reading">
      <PageHeading title="Grievances" action={<ExportButton />}>
        Reports of content and requests about personal data, with the clocks of the law. They run day and
        night. Each look at one, and each export, is logged.
      </PageHeading>
      {open ? <OpenGrievance key={open} id={open} /> : <Register />}
    </PageBody>
  );
}

function ExportButton() {
  const save = useExportGrievances();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      loading={save.isPending}
      onClick={() =>
        save.mutate(undefined, {
          onError: (error) =>
            showToast({
              title: 'Not exported',
              message: failureText(error, 'Please try again.'),
              tone: 'error',
            }),
        })
      }
    >
      Export as CSV
    </Button>
  );
}

/** Reads the filters from the address, which anybody may have typed. */
function filtersOf(params: URLSearchParams) {
  const state = GRIEVANCE_STATES.find((one) => one === params.get('state'));
  const kind = GRIEVANCE_KINDS.find((one) => one === params.get('kind'));
  return { ...(state && { state }), ...(kind && { kind }) };
}

function Register() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const { state, kind } = filters;
  const grievances = useGrievances({ ...filters, page: pageOf(params) });
  const filter = (change: { state?: string; kind?: string }) =>
    setParams(
      Object.entries({ ...filtersOf(currentParams()), ...change }).filter(([, value]) => Boolean(value)),
    );
  const hrefOf = (page: number) => `?${new URLSearchParams({ ...filters, page: String(page) })}`;
  return (
    <>
      <div className={classes.filters}>
        <SegmentedControl
          className={classes.states}
          aria-label="State"
          data={[
            { value: '', label: 'All' },
            ...GRIEVANCE_STATES.map((value) => ({ value, label: STATES[value] })),
          ]}
          value={state ?? ''}
          onChange={(next) => filter({ state: next })}
        />
        <NativeSelect
          aria-label="Kind"
          data={[
            { value: '', label: 'Both kinds' },
            ...GRIEVANCE_KINDS.map((value) => ({ value, label: GRIEVANCE_KIND_LABELS[value] })),
          ]}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) => filter({ kind: value })}
        />
      </div>
      <ReviewList
        what="grievances"
        query={grievances}
        items={grievances.data?.records}
        look="rows"
        height={96}
        empty={{
          title: state || kind ? 'No grievances with these filters' : 'No grievances',
          text: 'Reports of content and privacy requests appear here.',
          icon: <IconShieldQuestion size={24} stroke={1.5} aria-hidden />,
        }}
        footer={grievances.data && <Pager pagination={grievances.data.pagination} hrefOf={hrefOf} />}
      >
        {(grievance) => (
          <GrievanceRow
            grievance={grievance}
            to={`?${new URLSearchParams({ ...filters, grievance: grievance.id })}`}
          />
        )}
      </ReviewList>
    </>
  );
}
