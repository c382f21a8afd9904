/**
 * Words set apart by spaces, as data: `_` stands for a space or a hyphen inside one, `*` for any ending, and `?`,
 * `[oa]` and `(a|b)` mean what they mean in regular expressions. `anyWord` makes a pattern of them.
 */
export type Words = string;
