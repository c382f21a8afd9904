import { z } from 'zod';

/** Something the viewer or the user should know: what was missing, replaced or left out. */
export const WarningSchema = z.object({ code: z.string().regex(/^[a-z_]+$/), message: z.string().min(1) });
export type Warning = z.infer<typeof WarningSchema>;
