import { defineNoun } from '#platform/server/noun.ts';
import { testimonialRecords } from './testimonial-records.service.ts';
import { testimonialsRoutes } from './testimonials.routes.ts';

export const testimonialsNoun = defineNoun({
  routes: testimonialsRoutes,
  records: testimonialRecords,
});
