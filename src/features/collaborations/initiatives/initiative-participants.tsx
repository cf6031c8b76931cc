import { Button, Group, TextInput } from '@mantine/core';
import { pressedEnter } from '#platform/web/fields/pressed-enter.ts';
import { AddedList } from './added-list.tsx';
import { type InitiativeForm, withParticipant } from './initiative.form.ts';

/** The participants besides the member's own organisation; Add or Enter adds the typed name. */
export function InitiativeParticipants({ form }: { form: InitiativeForm }) {
  const { participants, next_participant } = form.values;
  const add = () =>
    form.setValues({ participants: withParticipant(participants, next_participant), next_participant: '' });
  return (
    <div>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          label="Participants"
          description="Names of the other organisations. Yours is added automatically."
          {...form.getInputProps('next_participant')}
          onKeyDown={(event) => {
            if (!pressedEnter(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" size="md" onClick={add} disabled={next_participant.trim() === ''}>
          Add
        </Button>
      </Group>
      <AddedList
        label="Participants added"
        entries={participants.map((text) => ({ text }))}
        onRemove={(name) =>
          form.setFieldValue(
            'participants',
            participants.filter((one) => one !== name),
          )
        }
      />
    </div>
  );
}
