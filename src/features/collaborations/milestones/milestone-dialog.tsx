import { Stack } from '@mantine/core';
import { useChanger } from '#features/collaborations/history/history.api.ts';
import { RecordEditor } from '#features/profiles/records/record-editor.tsx';
import { milestoneKind } from './milestone.form.ts';
import { useMilestoneChoices } from './milestone-choices.hook.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { readLatestMilestone, useSaveMilestone } from './milestones.api.ts';
import type { Milestone } from './milestones.contract.ts';

interface MilestoneDialogProps {
  collaborationId: string;
  /** The milestone as it is when the dialog opens. */
  milestone: Milestone;
  /** All milestones of the collaboration as they are now. */
  milestones: Milestone[];
  /** Begins at the evidence. */
  atEvidence: boolean;
  opened: boolean;
  onClose: () => void;
}

/** The dialog in which a participant changes a milestone. It shows what others change meanwhile. */
export default function MilestoneDialog({
  collaborationId,
  milestone,
  milestones,
  atEvidence,
  opened,
  onClose,
}: MilestoneDialogProps) {
  const choices = useMilestoneChoices(collaborationId, milestones, milestone);
  const latest = milestones.find(({ id }) => id === milestone.id);
  const isNewer = (latest?.version ?? 0) > milestone.version;
  const changedBy = useChanger(collaborationId, { subject_id: milestone.id }, opened && isNewer);
  return (
    <RecordEditor
      kind={milestoneKind(choices.names)}
      record={milestone}
      update={useSaveMilestone(collaborationId)}
      readLatest={(id) => readLatestMilestone(collaborationId, id)}
      latest={latest ?? null}
      changedBy={changedBy}
      opened={opened}
      onClose={onClose}
      renderFields={(form, beside) => (
        <Stack gap="sm">
          <MilestoneFields
            collaborationId={collaborationId}
            values={form.values}
            choices={choices}
            atEvidence={atEvidence}
            field={(name) => ({ ...form.getInputProps(name), ...beside(name) })}
          />
        </Stack>
      )}
    />
  );
}
