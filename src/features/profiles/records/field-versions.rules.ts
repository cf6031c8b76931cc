import { AppError, type ErrorCode } from '#platform/contract/errors.ts';

/** Versions stored with a record, to detect two saves that started from the same version. */
interface Versioned {
  version: number;
  /** Field name -> the version that last changed it. */
  field_versions: Record<string, number>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields that were sent and differ from the stored ones. */
export function differingFields<Sent extends object>(sent: Sent, stored: object): Partial<Sent> {
  const before = stored as Record<string, unknown>;
  const differing = Object.entries(sent).filter(
    ([field, value]) => value !== undefined && !isSame(value, before[field]),
  );
  return Object.fromEntries(differing) as Partial<Sent>;
}

/**
 * Refuses to save fields that another save has changed since the version that this one started from; other fields
 * merge. Without a version the last save wins.
 * @throws AppError `code`, naming those fields.
 */
export function refuseConflicts(
  changes: object,
  stored: Versioned,
  startedFrom: number | undefined,
  code: ErrorCode,
): void {
  if (startedFrom === undefined) return;
  const conflicts = Object.keys(changes).filter((field) => (stored.field_versions[field] ?? 0) > startedFrom);
  if (conflicts.length === 0) return;
  const fields = Object.fromEntries(conflicts.map((field) => [field, 'This was changed elsewhere']));
  throw new AppError(code, { fields });
}

/** Returns the version that a save creates and the version of each field, ready to be stored. */
export function nextVersion(changes: object, stored: Versioned): { version: number; field_versions: string } {
  const version = stored.version + 1;
  const touched = Object.fromEntries(Object.keys(changes).map((field) => [field, version]));
  return { version, field_versions: JSON.stringify({ ...stored.field_versions, ...touched }) };
}
