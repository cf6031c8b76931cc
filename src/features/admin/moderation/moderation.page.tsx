import { Checkbox, NativeSelect, Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { SUBJECT_KINDS, type SubjectKind } from '#features/activity/decisions/decisions.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import classes from './moderation.page.module.css';
import { ModerationLog } from './moderation-log.tsx';
import { useModerationQueue } from './moderation-queue.api.ts';
import { ModerationQueue } from './moderation-queue.tsx';
import { KIND_WORDS } from './moderation-words.data.ts';

/** What members sent and reported, for admins. The address holds the view, the filters, the page and the open item. */
export function ModerationPage() {
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'log' ? 'log' : 'queue';
  const kind = SUBJECT_KINDS.find((one) => one === params.get('kind'));
  const answered = params.get('answered') === 'yes';
  const page = pageOf(params);
  const filters = { kind, answered: view === 'queue' && answered, page };
  const show = (change: { kind?: string; answered?: boolean }) =>
    setParams(addressOf({ view, kind: kind ?? '', answered, ...change }));
  return (
    <PageBody width="reading">
      <PageHeading title="Moderation">
        Everything that members sent for a decision, and what they reported, the longest waiting first. A
        member whose item was refused can answer once.
      </PageHeading>
      <Tabs
        value={view}
        onChange={(next) => setParams(next === 'log' ? { view: 'log' } : {})}
        keepMounted={false}
      >
        <TabRow label="Moderation" current={view}>
          <Tabs.Tab value="queue" data-tab="queue">
            Queue
          </Tabs.Tab>
          <Tabs.Tab value="log" data-tab="log">
            Log
          </Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="queue">
          <QueueFilters {...filters} onChange={show} />
          <ModerationQueue
            {...filters}
            item={params.get('item')}
            hrefOf={(change) =>
              `?${new URLSearchParams({
                ...addressOf({ view, kind: kind ?? '', answered }),
                page: String(page),
                ...change,
              })}`
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value="log">
          <div className={classes.filters}>
            <NativeSelect
              aria-label="Kind"
              data={[
                { value: '', label: 'All kinds' },
                ...SUBJECT_KINDS.map((value) => ({ value, label: KIND_WORDS[value].plural })),
              ]}
              value={kind ?? ''}
              onChange={(event) => show({ kind: event.currentTarget.value })}
            />
          </div>
          <ModerationLog
            kind={kind}
            page={page}
            hrefOf={(next) =>
              `?${new URLSearchParams({ ...addressOf({ view, kind: kind ?? '', answered: false }), page: String(next) })}`
            }
          />
        </Tabs.Panel>
      </Tabs>
    </PageBody>
  );
}

/** The address of the first page with these filters. */
const addressOf = ({ view, kind, answered }: { view: string; kind: string; answered: boolean }) => ({
  ...(view === 'log' && { view }),
  ...(kind && { kind }),
  ...(answered && { answered: 'yes' }),
});

interface QueueFiltersProps {
  kind: SubjectKind | undefined;
  answered: boolean;
  page: number;
  onChange: (change: { kind?: string; answered?: boolean }) => void;
}

function QueueFilters({ onChange, ...filters }: QueueFiltersProps) {
  const counts = useModerationQueue(filters).data?.counts;
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatCount(count)})`;
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label="Kind"
        data={[
          { value: '', label: counted('All kinds', counts?.all) },
          ...SUBJECT_KINDS.map((value) => ({
            value,
            label: counted(KIND_WORDS[value].plural, counts?.kinds[value]),
          })),
        ]}
        value={filters.kind ?? ''}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
      />
      <Checkbox
        label={counted('Answered only', counts?.answered)}
        checked={filters.answered}
        onChange={(event) => onChange({ answered: event.currentTarget.checked })}
      />
    </div>
  );
}
