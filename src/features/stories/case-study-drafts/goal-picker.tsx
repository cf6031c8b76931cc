import { Chip, Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { SDG_GOALS, type SdgGoal } from '#platform/contract/reference-data.ts';
import classes from './story-form.module.css';

interface GoalPickerProps {
  goals: SdgGoal[];
  onChange: (goals: SdgGoal[]) => void;
  error?: ReactNode;
}

/** The 17 goals as chips; any number of them can be chosen, each once. */
export function GoalPicker({ goals, onChange, error }: GoalPickerProps) {
  const id = useId();
  return (
    <Input.Wrapper label="SDG goals" labelElement="div" labelProps={{ id }} error={error} size="md">
      <Chip.Group
        multiple
        value={goals}
        // In the order of the goals, whatever the order of the choice.
        onChange={(chosen) => onChange(SDG_GOALS.filter((goal) => chosen.includes(goal)))}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no label of this look */}
        <div role="group" aria-labelledby={id} className={classes.goals}>
          {SDG_GOALS.map((goal, at) => (
            <Chip
              key={goal}
              value={goal}
              size="md"
              classNames={{ label: classes.goal, iconWrapper: classes.check }}
            >
              {at + 1}. {goal}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </Input.Wrapper>
  );
}
