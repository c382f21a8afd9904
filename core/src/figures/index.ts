export { type Depiction, depictionOf, fieldOf, toScale } from '../figure/depiction.js';
export {
  type Figure,
  FigureSchema,
  type Sentiment,
  SentimentSchema,
  type Trend,
  TrendSchema,
} from '../figure/figure.js';
export { figureParts, figureText, figureWithValue } from '../figure/figure-text.js';
