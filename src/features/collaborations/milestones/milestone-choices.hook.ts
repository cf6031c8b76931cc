import { useState } from 'react';
import type { ChosenFile } from '#features/collaborations/files/files-field.tsx';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { type MilestoneNames, ownerText, ownerValue } from './milestone.form.ts';
import type { Milestone } from './milestones.contract.ts';

/** What the lists of a milestone's form offer, and the names of what they hold. */
export interface MilestoneChoices {
  owners: ({ value: string; label: string } | { group: string; items: { value: string; label: string }[] })[];
  milestones: { value: string; label: string }[];
  /** Files that are or were chosen as evidence. */
  files: ChosenFile[];
  /** Keeps the names of chosen files. */
  rememberFiles: (files: ChosenFile[]) => void;
  names: MilestoneNames;
}

/**
 * Reads what the form of a milestone offers: who can own it, and what it can depend on.
 * @param all the milestones of the collaboration, which the page has read.
 * @param milestone the one that is changed; undefined for a new one.
 */
export function useMilestoneChoices(
  collaborationId: string,
  all: Milestone[],
  milestone?: Milestone,
): MilestoneChoices {
  const [chosen, setChosen] = useState<ChosenFile[]>([]);
  const participants = useParticipants(collaborationId).data ?? [];
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
  const latest = all.find(({ id }) => id === milestone?.id);
  const files = new Map(
    [...chosen, ...(milestone?.evidence ?? []), ...(latest?.evidence ?? [])].map(({ id, name }) => [
      id,
      name,
    ]),
  );
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
    files: [...files].map(([id, name]) => ({ id, name })),
    rememberFiles: (more) => setChosen((now) => [...now, ...more]),
    names: {
      owner: (value) => labels.get(value),
      milestone: (id) => all.find((one) => one.id === id)?.title,
      file: (id) => files.get(id),
    },
  };
}
