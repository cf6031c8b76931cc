import { defineNoun } from '#platform/server/noun.ts';
import { testimonialRecords } from './testimonial-records.service.ts';
import { loadTestimonialsDemo } from './testimonials.demo.ts';
import { testimonialsErrors } from './testimonials.errors.ts';
import { testimonialsRoutes } from './testimonials.routes.ts';

export const testimonialsNoun = defineNoun({
  routes: testimonialsRoutes,
  records: testimonialRecords,
  errors: testimonialsErrors,
  demo: { load: loadTestimonialsDemo },
});
