import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const notificationsErrors = defineErrors({
  NOTIFICATION_NOT_FOUND: [404, 'This notification is not here. Old ones are deleted.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof notificationsErrors> {}
}
