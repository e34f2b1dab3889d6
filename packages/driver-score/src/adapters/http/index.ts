/** Driver scores over the wire contract. */
export { type HttpScoreSourceOptions, createHttpScoreSource } from './http-score-source.ts';
