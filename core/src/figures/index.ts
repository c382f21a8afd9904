export { type Depiction, depictionOf, fieldOf, scaleEnd, toScale } from './depiction.js';
export { type Figure, FigureSchema, type Sentiment, SentimentSchema, type Trend, TrendSchema } from './figure.js';
export { figureParts, figureText, figureWithValue } from './figure-text.js';
