import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { CurrentPassword } from '#features/accounts/account/accounts.contract.ts';

/** What is wrong with the password that proves who asks. */
export const passwordErrors = schemaResolver(z.object({ password: CurrentPassword }), { sync: true });
