import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { Password } from '#features/accounts/account/accounts.contract.ts';
import { OrganizationName } from '#features/accounts/account/profile-fields.contract.ts';

/** Checks the name and password for a reset. */
export const accountResetErrors = schemaResolver(
  z.object({ full_name: OrganizationName, new_password: Password }),
  { sync: true },
);
