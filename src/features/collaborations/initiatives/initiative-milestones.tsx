import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { MILESTONE_TITLE_MAX } from '#features/collaborations/milestones/milestones.contract.ts';
import { pressedEnter } from '#platform/web/fields/pressed-enter.ts';
import { EMPTY_MILESTONE, type InitiativeForm, withMilestone } from './initiative.form.ts';
import classes from './initiative-milestones.module.css';

/**
 * The key milestones of a new initiative: a title and an optional date; Add or Enter adds them. Added milestones stay
 * editable in place.
 */
export function InitiativeMilestones({ form }: { form: InitiativeForm }) {
  const { milestones, next_milestone } = form.values;
  const add = () =>
    form.setValues({
      milestones: withMilestone(milestones, { ...next_milestone, key: randomId() }),
      next_milestone: EMPTY_MILESTONE,
    });
  const addOnEnter = (event: KeyboardEvent) => {
    if (!pressedEnter(event)) return;
    event.preventDefault();
    add();
  };
  return (
    <Input.Wrapper
      size="md"
      labelElement="div"
      label="Key milestones"
      description="They appear in the workspace timeline."
    >
      <AddedMilestones form={form} />
      <div className={classes.fields}>
        <TextInput
          aria-label="New milestone"
          placeholder="Milestone"
          maxLength={MILESTONE_TITLE_MAX}
          {...form.getInputProps('next_milestone.title')}
          onKeyDown={addOnEnter}
        />
        <TextInput
          type="date"
          aria-label="Due date of the new milestone"
          {...form.getInputProps('next_milestone.due_date')}
          onKeyDown={addOnEnter}
        />
        <Button variant="default" size="md" onClick={add} disabled={next_milestone.title.trim() === ''}>
          Add
        </Button>
      </div>
    </Input.Wrapper>
  );
}

function AddedMilestones({ form }: { form: InitiativeForm }) {
  const { milestones } = form.values;
  if (milestones.length === 0) return null;
  const remove = (at: number) => {
    form.removeListItem('milestones', at);
    // The pressed button disappears with its milestone.
    form.getInputNode('next_milestone.title')?.focus();
  };
  return (
    <ul className={classes.added} aria-label="Key milestones added">
      {milestones.map(({ key, title }, at) => (
        <li key={key} className={classes.fields}>
          <TextInput
            aria-label={`Milestone ${at + 1}`}
            maxLength={MILESTONE_TITLE_MAX}
            {...form.getInputProps(`milestones.${at}.title`)}
          />
          <TextInput
            type="date"
            aria-label={`Due date of milestone ${at + 1}`}
            {...form.getInputProps(`milestones.${at}.due_date`)}
          />
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={`Remove ${title || `milestone ${at + 1}`}`}
            onClick={() => remove(at)}
          >
            <IconX size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
