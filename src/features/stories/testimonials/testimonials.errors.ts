import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const testimonialsErrors = defineErrors({
  TESTIMONIAL_NOT_FOUND: [404, 'Testimonial not found'],
  TESTIMONIAL_ALREADY_DECIDED: [409, 'This testimonial already has this status.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof testimonialsErrors> {}
}
