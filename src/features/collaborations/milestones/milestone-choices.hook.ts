import { useState } from 'react';
import { useFiles } from '#features/collaborations/files/collaboration-files.api.ts';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { type MilestoneNames, ownerText, ownerValue } from './milestone.form.ts';
import type { Milestone } from './milestones.contract.ts';

/** What the lists of a milestone's form offer, and the names of what they hold. */
export interface MilestoneChoices {
  owners: ({ value: string; label: string } | { group: string; items: { value: string; label: string }[] })[];
  milestones: { value: string; label: string }[];
  files: { value: string; label: string }[];
  /** Looks for files by name. */
  searchFiles: (search: string) => void;
  names: MilestoneNames;
}

/**
 * Reads what the form of a milestone offers: who can own it, what it can depend on, and files as evidence.
 * @param all the milestones of the collaboration, which the page has read.
 * @param milestone the one that is changed; undefined for a new one.
 */
export function useMilestoneChoices(
  collaborationId: string,
  all: Milestone[],
  milestone?: Milestone,
): MilestoneChoices {
  const [search, searchFiles] = useState('');
  const participants = useParticipants(collaborationId).data ?? [];
  const found = useFiles(collaborationId, { sort: 'newest', ...(search && { search }) }).data ?? [];
  // Files that were found once keep their names while another search is shown.
  const [known, setKnown] = useState<Record<string, string>>({});
  const unknown = found.filter(({ id, name }) => known[id] !== name);
  if (unknown.length > 0)
    setKnown({ ...known, ...Object.fromEntries(unknown.map(({ id, name }) => [id, name])) });

  const groups = participants
    .filter(({ left_at }) => left_at === null)
    .map(({ id, name, people }) => ({
      group: name,
      items: [
        { value: id, label: people.length > 0 ? `${name}, the whole organisation` : name },
        ...people.flatMap((person) =>
          person.name ? { value: `${id}/${person.id}`, label: `${person.name}, ${name}` } : [],
        ),
      ],
    }));
  const owner = milestone?.owner;
  const labels = new Map(groups.flatMap(({ items }) => items.map(({ value, label }) => [value, label])));
  const isLost = owner && !labels.has(ownerValue(owner));
  if (isLost) labels.set(ownerValue(owner), ownerText(owner));
  const evidence = new Map(milestone?.evidence.map(({ id, name }) => [id, name]));
  const files = new Map([...Object.entries(known), ...evidence]);
  return {
    owners: [
      { value: '', label: 'Nobody yet' },
      ...(isLost ? [{ value: ownerValue(owner), label: ownerText(owner) }] : []),
      ...groups,
    ],
    milestones: all
      .filter(({ id }) => id !== milestone?.id)
      .map(({ id, title, due_date }) => ({
        value: id,
        label: due_date ? `${title} (due ${formatDay(due_date)})` : title,
      })),
    files: [...files].map(([value, label]) => ({ value, label })),
    searchFiles,
    names: {
      owner: (value) => labels.get(value),
      milestone: (id) => all.find((one) => one.id === id)?.title,
      file: (id) => files.get(id),
    },
  };
}
