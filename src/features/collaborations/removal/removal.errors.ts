import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const removalErrors = defineErrors({
  UNDO_TOO_LATE: [409, 'It is too late to undo this.'],
  COLLABORATION_HAS_WORK: [
    409,
    'Work was done in this collaboration, so it cannot be deleted. You can archive it.',
  ],
  COLLABORATION_HAS_GRANT: [
    409,
    'A grant was agreed in this collaboration, so it cannot be deleted: the record of its money stays. You can archive it.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof removalErrors> {}
}
