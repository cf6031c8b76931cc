import { schemaResolver } from '@mantine/form';
import { WebhookInput } from './webhooks.contract.ts';

/** Checks the address and the events. @returns messages by field. */
export const webhookErrors = schemaResolver(WebhookInput, { sync: true });
