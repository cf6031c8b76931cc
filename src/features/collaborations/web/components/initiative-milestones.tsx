import { Button, Input, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { formatDay } from '#platform/contract/dates.ts';
import { EMPTY_MILESTONE, type InitiativeForm, withMilestone } from '../initiative.form.ts';
import { AddedList } from './added-list.tsx';
import classes from './initiative-milestones.module.css';

const TITLE_MAX = 160;

/** The key milestones of a new initiative: a title, a day if it is known; Add or Enter takes them. */
export function InitiativeMilestones({ form }: { form: InitiativeForm }) {
  const { milestones, next_milestone } = form.values;
  const add = () =>
    form.setValues({
      milestones: withMilestone(milestones, next_milestone),
      next_milestone: EMPTY_MILESTONE,
    });
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Input.Wrapper
      size="md"
      labelElement="div"
      label="Key milestones"
      description="They make the timeline of the workspace."
    >
      <div className={classes.fields}>
        <TextInput
          aria-label="Milestone"
          placeholder="Milestone"
          maxLength={TITLE_MAX}
          {...form.getInputProps('next_milestone.title')}
          onKeyDown={addOnEnter}
        />
        <TextInput
          type="date"
          aria-label="Due date of the milestone"
          {...form.getInputProps('next_milestone.due_date')}
          onKeyDown={addOnEnter}
        />
        <Button variant="default" size="md" onClick={add} disabled={next_milestone.title.trim() === ''}>
          Add
        </Button>
      </div>
      <AddedList
        label="Key milestones added"
        entries={milestones.map(({ title, due_date }) => ({
          text: title,
          note: due_date && `due ${formatDay(due_date)}`,
        }))}
        onRemove={(title) =>
          form.setFieldValue(
            'milestones',
            milestones.filter((one) => one.title !== title),
          )
        }
      />
    </Input.Wrapper>
  );
}
