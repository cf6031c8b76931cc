import { IconBuilding, IconHeartHandshake, IconUserCheck } from '@tabler/icons-react';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { RegisterStep, type RegisterStepProps } from './register-step.tsx';
import classes from './register-type-step.module.css';
import { MEMBER_TYPES, type MemberType } from './sign-up.contract.ts';

const TYPES: Record<MemberType, { label: string; about: string; icon: typeof IconBuilding }> = {
  corporate: {
    label: 'Corporate',
    about: 'Finds partners for its CSR budget and follows the work.',
    icon: IconBuilding,
  },
  ngo: {
    label: 'NGO/Non-profit',
    about: 'Shows its projects and receives collaboration requests.',
    icon: IconHeartHandshake,
  },
  individual: {
    label: 'Consultant/Service Provider',
    about: 'Offers services around CSR to corporates and NGOs.',
    icon: IconUserCheck,
  },
};

/** Step 1: the member type. */
export function RegisterTypeStep({ form, heading }: RegisterStepProps) {
  const error = form.errors.organization_type;
  return (
    <RegisterStep title="Choose Your Member Type" heading={heading}>
      <div
        className={classes.types}
        role="radiogroup"
        aria-label="Member type"
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'member-type-error' : undefined}
      >
        {MEMBER_TYPES.map((type, index) => {
          const { label, about, icon: Icon } = TYPES[type];
          return (
            <ChoiceCard
              key={type}
              name="organization_type"
              value={type}
              checked={form.values.organization_type === type}
              data-path={index === 0 ? 'organization_type' : undefined}
              onChange={() => form.setFieldValue('organization_type', type)}
            >
              <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
              <span>
                <span className={classes.label}>{label}</span>
                <span className={classes.about}>{about}</span>
              </span>
            </ChoiceCard>
          );
        })}
      </div>
      {error && (
        <p className={classes.error} id="member-type-error">
          {error}
        </p>
      )}
    </RegisterStep>
  );
}
