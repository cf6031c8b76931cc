import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Maintenance } from '#features/support/status/status.contract.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { useMaintenance } from './incidents.api.ts';
import { MaintenanceCard } from './maintenance-card.tsx';
import { MaintenanceDialog } from './maintenance-dialog.tsx';
import classes from './status-desk.module.css';

interface MaintenanceSectionProps {
  page: number;
  hrefOf: (page: number) => string;
}

/** All planned maintenance, for admins. */
export function MaintenanceSection({ page, hrefOf }: MaintenanceSectionProps) {
  const maintenance = useMaintenance(page);
  const dialog = useSubjectDialog<Maintenance | null>();
  const plan = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className={classes.lead}>
        Members see a banner from 24 hours before the start. Minutes of maintenance are not counted in the
        uptime.
      </p>
      <Button
        ref={plan}
        mb="md"
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => dialog.open(null)}
      >
        Plan maintenance
      </Button>
      <ReviewList
        what="maintenance"
        query={maintenance}
        items={maintenance.data?.records}
        look="rows"
        height={100}
        empty={{ title: 'No maintenance', text: 'Plan it before you stop the server or a service.' }}
        footer={maintenance.data && <Pager pagination={maintenance.data.pagination} hrefOf={hrefOf} />}
      >
        {(planned) => (
          <MaintenanceCard
            planned={planned}
            onEdit={() => dialog.open(planned)}
            onDone={() => plan.current?.focus()}
          />
        )}
      </ReviewList>
      {dialog.opening > 0 && (
        <MaintenanceDialog
          key={dialog.opening}
          planned={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
