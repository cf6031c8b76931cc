import { MINUTE_MS } from '#platform/contract/durations.ts';
import type { IncidentState, Status } from './status.contract.ts';

export const INCIDENT_STATE_LABELS: Record<IncidentState, string> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
};

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The time between two ISO instants: "1 minute" at least, "2 hours 5 minutes", "3 days 4 hours". */
export function lengthInWords(from: string, to: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts =
    days > 0
      ? [plural(days, 'day'), hours > 0 && plural(hours, 'hour')]
      : [hours > 0 && plural(hours, 'hour'), minutes % 60 > 0 && plural(minutes % 60, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/** The sentence at the top of the status page. It claims that all is well only if all was measured. */
export function statusInWords({ services, status, is_stale, measured_since }: Status): string {
  const names = (state: Status['status']) =>
    services
      .filter((one) => one.status === state)
      .map(({ service }) => service)
      .join(', ');
  if (is_stale) return 'The database does not answer. This page shows what was known before.';
  if (!measured_since) return 'Nothing was measured yet. The first probe runs within a minute.';
  if (status === 'outage') return `Outage: ${names('outage')}`;
  if (status === 'degraded') return `Slow or delayed: ${names('degraded')}`;
  if (status === 'maintenance') return `Under maintenance: ${names('maintenance')}`;
  if (status === 'operational') return 'All services work';
  return services.every((one) => one.status === 'unknown')
    ? 'No data of the last minutes'
    : `All services that were measured work. No data: ${names('unknown')}`;
}
