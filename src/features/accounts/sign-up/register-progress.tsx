import { Stepper } from '@mantine/core';
import classes from './register-progress.module.css';

const STEPS = ['Member type', 'Account', 'Profile'];

/** Progress of the wizard. Completed steps can be revisited. */
export function RegisterProgress({
  step,
  onStepClick,
}: {
  step: number;
  onStepClick: (step: number) => void;
}) {
  return (
    <Stepper
      active={step}
      onStepClick={onStepClick}
      allowNextStepsSelect={false}
      size="xs"
      wrap={false}
      classNames={{
        step: classes.step,
        stepIcon: classes.icon,
        stepCompletedIcon: classes.done,
        stepBody: classes.body,
        stepLabel: classes.label,
        separator: classes.separator,
      }}
    >
      {STEPS.map((label, index) => (
        <Stepper.Step key={label} label={label} aria-current={index === step ? 'step' : undefined} />
      ))}
    </Stepper>
  );
}
