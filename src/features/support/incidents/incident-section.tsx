import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { IncidentEntry } from '#features/support/status/incident-entry.tsx';
import type { Incident } from '#features/support/status/status.contract.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { IncidentDialog } from './incident-dialog.tsx';
import { IncidentUpdateDialog } from './incident-update-dialog.tsx';
import { useIncidents } from './incidents.api.ts';
import classes from './status-desk.module.css';

interface IncidentSectionProps {
  page: number;
  hrefOf: (page: number) => string;
}

/** All incidents, for admins. */
export function IncidentSection({ page, hrefOf }: IncidentSectionProps) {
  const incidents = useIncidents(page);
  const opening = useSubjectDialog<null>();
  const updating = useSubjectDialog<Incident>();
  return (
    <>
      <p className={classes.lead}>
        The probes open an incident after three failed minutes, and close it after five good ones. Open one
        for what they do not see.
      </p>
      <Button
        mb="md"
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => opening.open(null)}
      >
        Open incident
      </Button>
      <ReviewList
        what="incidents"
        query={incidents}
        items={incidents.data?.records}
        look="rows"
        height={130}
        empty={{ title: 'No incidents', text: 'Incidents of the probes appear here, too.' }}
        footer={incidents.data && <Pager pagination={incidents.data.pagination} hrefOf={hrefOf} />}
      >
        {(incident) => (
          <div className={classes.entry}>
            <IncidentEntry incident={incident} />
            <Button
              variant="default"
              size="sm"
              onClick={() => updating.open(incident)}
              aria-label={`Add update to ${incident.title}`}
            >
              Add update
            </Button>
          </div>
        )}
      </ReviewList>
      {opening.opening > 0 && (
        <IncidentDialog key={opening.opening} opened={opening.opened} onClose={opening.close} />
      )}
      {updating.subject && (
        <IncidentUpdateDialog
          key={updating.opening}
          incident={updating.subject}
          opened={updating.opened}
          onClose={updating.close}
        />
      )}
    </>
  );
}
