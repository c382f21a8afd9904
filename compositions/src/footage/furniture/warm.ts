export type Warm = (color: string, share?: number) => string;
