import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { codeRule } from '#features/accounts/two-factor/two-factor.form.ts';
import { ProfileDeletionInput } from './profile-deletion.contract.ts';

/** Checks the name, the password and the code for the deletion of an organisation. @returns messages by field. */
export const profileDeletionErrors = (asksCode: boolean) =>
  schemaResolver(
    z.object({
      name: ProfileDeletionInput.shape.name,
      password: ProfileDeletionInput.shape.password,
      code: codeRule(asksCode),
    }),
    { sync: true },
  );
