import { z } from 'zod';
import { requiredName, requiredText, selection } from '#platform/contract/fields.ts';
import {
  FOCUS_AREAS,
  ORGANIZATION_SIZES,
  REGIONS,
  SDG_GOALS,
  STATES,
} from '#platform/contract/reference-data.ts';

export const SHORT_SUMMARY_MAX = 150;
export const YEAR_ESTABLISHED_MIN = 1800;

export const OrganizationName = requiredName(160, 'Name', 'Organization/Full name is required');
export const Location = requiredText(200, 'Location');
/** State of the head office, or none; '' is sent for none. Where it is absent, the server reads it from the location. */
export const HeadquartersState = z
  .union([z.literal('').transform(() => null), z.enum(STATES)], 'Please select a state from the list')
  .nullish();
export const ShortSummary = requiredText(SHORT_SUMMARY_MAX, 'Summary', 'Short summary is required');

/** A year from 1800 to the current one. The upper bound moves, so it is checked on use. */
export const YearEstablished = z
  .int('Please enter a valid year')
  .min(YEAR_ESTABLISHED_MIN, 'Please enter a valid year')
  .refine((year) => year <= new Date().getFullYear(), 'Please enter a valid year');

export const OrganizationSize = z.enum(ORGANIZATION_SIZES, 'Please select a size from the list').nullish();
export const OperatingRegions = selection(REGIONS, 'Operating regions');
export const SdgGoals = selection(SDG_GOALS, 'SDG goals');
export const FocusAreas = selection(FOCUS_AREAS, 'Focus areas');
