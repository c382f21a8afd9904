const remainder =
  /^(?:the )?(?:rest|remain|other|others)(?!\p{L})|^(?:rest|übrige|sonstige|andere|autres?|reste|otros?|otras?|resto|altri|altre|outros?|outras?|その他|其他|기타|أخرى|غيرها|אחר|другие|прочие)/iu;

/** Whether a label names what is left over of a whole: it is one of its parts, and leads none of them. */
export const isRemainder = ({ label }: { label: string }): boolean => remainder.test(label);
