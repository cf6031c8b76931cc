import { useState } from 'react';
import { MemberSelect } from '#features/marketplace/marketplace-page/member-select.tsx';
import { AddedList } from './added-list.tsx';
import type { InitiativeForm } from './initiative.form.ts';

/** The members of Dayitva who are invited into the initiative; a chosen one is added at once. */
export function InitiativeInvited({ form }: { form: InitiativeForm }) {
  const { invited } = form.values;
  // A new field for each choice, empty again.
  const [field, setField] = useState(0);
  return (
    <div>
      <MemberSelect
        key={field}
        label="Invite members of Dayitva"
        withAsterisk={false}
        description="They get an email, and take part once they accept. Type at least two letters of the name."
        error={form.errors.invited}
        onChoose={(member) => {
          if (!invited.some(({ id }) => id === member.id))
            form.setFieldValue('invited', [...invited, member]);
          setField(field + 1);
        }}
      />
      <AddedList
        label="Members invited"
        entries={invited.map(({ name }) => ({ text: name }))}
        onRemove={(name) =>
          form.setFieldValue(
            'invited',
            invited.filter((one) => one.name !== name),
          )
        }
      />
    </div>
  );
}
