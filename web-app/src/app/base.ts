/** The path before those of the service, empty at the root. The service writes it into the page. */
export const base: string = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? '';
