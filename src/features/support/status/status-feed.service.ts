import { generateAtomFeed } from 'feedsmith';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Status } from './status.contract.ts';
import { serviceName } from './status.rules.ts';
import { INCIDENT_STATE_LABELS } from './status-words.rules.ts';

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)} IST`;
const namesOf = (services: string[]) => services.map(serviceName).join(', ');

/** Address of the tab that people read. */
const PAGE = '/support?tab=status';

/**
 * Writes the incidents and the planned maintenance as an Atom feed (RFC 4287). An entry keeps its id while it changes, and
 * its `updated` is the time of its last update.
 */
export function statusFeed(ctx: Pick<Context, 'publicUrl'>, status: Status): string {
  const { publicUrl } = ctx;
  const page = publicUrl + PAGE;
  const incidents = status.incidents.map((incident) => ({
    id: `urn:uuid:${incident.id}`,
    title: { value: incident.title },
    updated: new Date(incident.updates[0]?.created_at ?? incident.started_at),
    published: new Date(incident.started_at),
    links: [{ href: page, rel: 'alternate' }],
    content: {
      type: 'text',
      value: [
        `Services: ${namesOf(incident.services)}.`,
        ...incident.updates.map(
          ({ state, body, created_at }) => `${when(created_at)}: ${INCIDENT_STATE_LABELS[state]}. ${body}`,
        ),
      ].join('\n'),
    },
  }));
  const maintenance = status.maintenance.map((planned) => ({
    id: `urn:uuid:${planned.id}`,
    title: { value: `Planned maintenance: ${planned.title}` },
    updated: new Date(status.as_of ?? planned.starts_at),
    links: [{ href: page, rel: 'alternate' }],
    content: {
      type: 'text',
      value: [
        `From ${when(planned.starts_at)} to ${when(planned.ends_at)}.`,
        `Services: ${namesOf(planned.services)}.`,
        planned.body,
      ].join('\n'),
    },
  }));
  const entries = [...maintenance, ...incidents];
  const newest = entries.map(({ updated }) => updated.getTime()).sort((a, b) => b - a)[0];
  return generateAtomFeed({
    id: `${publicUrl}/status.atom`,
    title: { value: 'Status of Dayitva' },
    updated: new Date(newest ?? status.as_of ?? 0),
    authors: [{ name: 'Dayitva' }],
    links: [
      { href: `${publicUrl}/status.atom`, rel: 'self', type: 'application/atom+xml' },
      { href: page, rel: 'alternate', type: 'text/html' },
    ],
    entries,
  }) as string;
}
