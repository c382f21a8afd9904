/** Food and drink. */
export const food = `
potable-water: thirst, drinking-water, standpipe,
  water bottle refill, water saving, drinking water fountain, water butt, water main, water company,
  water works, waterworks, water bill, water point, water pump
herb: basil, parsley, mint, spice, thyme, oregano, coriander, rosemary, sage, chive, herb garden, dill, cilantro,
  medicinal plant, herbal tea, mint tea, pesto, herbs, kitchen herb, medicinal herb
honey-pot: honey, honey jar, honeycomb, beeswax, honey cake
hot-beverage: coffee, cafe, café, espresso, coffee shop, barista, latte, cappuccino, coffee shop queue,
  coffee morning, coffee break, coffee machine, coffee bean, coffee maker, filter coffee, coffee cup, mug, caffeine,
  coffee roaster, cup of coffee, tea break, hot drink, coffeehouse, coffee house, decaf, mulled wine,
  cup of tea, hot chocolate, cocoa, mug of tea, tea room, tearoom, tea shop, cuppa, cafe culture, flat white,
  moka pot, roastery, coffee roastery, internet cafe, kaffeeklatsch, coffee cart, coffee ground, coffee date,
  breakfast coffee
teacup-without-handle: tea, green tea, matcha, jasmine tea
bread: bakery, loaf, baker, sourdough, baguette shop, bakehouse, rye bread, wholemeal bread, bread roll,
  bun, bread baking, wholemeal, sandwich loaf, bakery shop, sourdough starter, leaven, slice of bread, white bread,
  bread knife, breadcrumb, gluten, bread maker, bread bin, kneading
cooking: frying, breakfast, pan, frying pan, fried egg, omelette, omelet, scrambled egg, cooked breakfast, hob,
  cast iron pan, cookware, nonstick pan, non-stick pan, home cooking,
  cast iron, stovetop, gas cooker, pan fry, iron pan
pot-of-food: stew, recipe, simmer, casserole, slow cooker, cooking pot, stock cube, gravy,
  stockpot, saucepan, chili con carne, goulash, one-pot meal, cauldron, soup kitchen, pan of water, boiled potato, pressure cooker, hotpot, hot pot, cooked meal, sauce, soup pot, jam making, ragout,
  tagine, chili
fork-and-knife-with-plate: restaurant, meal, dinner, lunch, dish, menu, food, cafeteria, eatery, catering service,
  buffet, food festival, food stall, food truck, dinner party, waiter, waitress, dining room, street food,
  three-course meal, evening meal, set menu, gourmet, bistro, banquet, specialty, potluck, dinner table, canteen,
  appetite, restaurateur, main course, tasting menu, michelin star, school meal, refectory, pop-up restaurant,
  family dinner, crockery, christmas meal, food critic, supper club, hot meal, table reservation, lunch menu, diner,
  sunday lunch, sunday roast, brasserie, foodie
green-salad: salad, vegetarian, vegan, healthy eating, vegetable, vegetarian food, vegan food, salad bar,
  potato salad, plant-based diet, vegetables, healthy diet, veg, healthy food, vitamin c, nutrition, diet,
  vegetarian dish, vegetarianism, salad dressing, side salad, veganism, healthy lunch, vegan dish, nutritionist,
  dietitian, healthy meal, raw food, vegetable box, plant-based, low-calorie, nutrient, dietary fibre
red-apple: apple, fruit, apple juice, apple tree, apple pie, fruit bowl, piece of fruit, fruit salad, apple harvest,
  cider apple, fruit tree, windfall apple, apple cake, apple day, orchard fruit, fruit and vegetables, apricot, plum,
  cider, apple crumble, cider press
steaming-bowl: ramen, noodle soup, noodle, noodles, chicken soup, noodle dish, miso soup, hot soup, pho
spaghetti: pasta, pasta dish, pasta sauce, spaghetti, macaroni, lasagne, lasagna, tagliatelle, carbonara, bolognese,
  penne, italian food, italian cuisine, trattoria, ravioli, al dente
cheese-wedge: cheese, dairy product, cheddar, parmesan, gouda, cheesemaker, cheese board, mozzarella, feta,
  cheese shop, camembert, goat's cheese, rennet, cheese dairy, cheese counter
pizza: pizzeria, pizza, pizza oven, slice of pizza, pizza night, margherita, pizza dough, pizza delivery, pizza slice
egg: eggs, boiled egg, egg yolk, egg white, hen's egg, free-range egg, eggshell, easter egg hunt, easter, albumen,
  yolk
butter: margarine, butter dish, lump of butter
glass-of-milk: milk, oat milk, milk glass, dairy farm milk, yoghurt, yogurt, buttermilk, milkshake, lactose, soy milk,
  calcium, milkman, kefir, milk carton, dairy drink
wine-glass: wine, vineyard, winery, wine tasting, red wine, white wine, glass of wine, wine grower, wine cellar,
  winemaker, sommelier, bottle of wine, wine bar, wine list, rosé, alcohol, wine festival, winemaking, wine merchant,
  riesling, wine region
beer-mug: beer, brewery, pub, brewer, lager, ale, beer garden, barley, pint, pint of beer, landlord of pub, tavern,
  inn, beer festival, craft beer, microbrewery, taproom, beer glass, home brewing, malt, brewhouse, brewing,
  beer tent, draught beer, local pub, village pub, local brewery, alehouse
salt: seasoning, pinch of salt, salt shaker, saltcellar, table salt, sea salt, seasoning salt, sodium chloride,
  road salt, salt mine, rock salt
basket: picnic, picnic basket, picnic blanket, hamper, basket weaving, wicker basket, laundry basket, bread basket,
  fruit basket, collection basket, bike basket, picnic spot, basketry, picnic area, picnic table
croissant: pastry, puff pastry, croissant, french breakfast, danish pastry, patisserie
baguette-bread: baguette, french bread
pretzel: pretzel, oktoberfest
bagel: bagel
pancakes: pancake, maple syrup, crepe, crêpe, pancake day, brunch
waffle: waffle, waffle iron
sandwich: sandwich, packed lunch, sandwich bar, lunch break, lunchbox, toastie, panini, snack, lunch box, snack bar,
  tea sandwich, packed lunch box
hamburger: hamburger, burger, fast food, burger bar
french-fries: fish and chips, french fry, fries, french fries, chip shop, chippy, snack stall, deep fryer
hot-dog: hot dog, hotdog, sausage, sausage roll, bratwurst, frankfurter, sausage stall
taco: taco, mexican food, tortilla
burrito: burrito
falafel: falafel, chickpea
stuffed-flatbread: kebab, doner, gyros, pita bread, shawarma
flatbread: pitta, naan, flatbread, focaccia
sushi: sushi, japanese food, sashimi
dumpling: dumpling, gyoza, dim sum, pierogi
fortune-cookie: fortune cookie
takeout-box: takeaway, takeout, take-away, leftover, takeaway menu, takeout menu, food delivery, takeaway box
bento-box: bento, meal prep, meal box, school lunch
curry-rice: curry, indian food
cooked-rice: rice, bowl of rice, risotto, basmati, rice dish
shallow-pan-of-food: shakshuka, paella, skillet, wok, stir-fry, stir fry
garlic: garlic clove, clove of garlic
hot-pepper: chilli, chili pepper, hot sauce, jalapeño, spiciness, spicy food, cayenne
bell-pepper: paprika, sweet pepper
tomato: ketchup, tomato sauce, tomato plant, tinned tomato, tomato salad, cherry tomato
eggplant: aubergine
cucumber: gherkin, courgette, zucchini, pickle, pickled cucumber
ear-of-corn: corn, sweetcorn, maize, cornfield
leafy-green: spinach, lettuce, cabbage, kale, salad leaf, green vegetable, chard, leafy vegetable, leaf vegetable,
  sauerkraut, kimchi
broccoli: broccoli, cauliflower
carrot: carrot, root vegetable, parsnip, beetroot, allotment vegetable, turnip, vegetable patch, vegetable garden,
  vegetable plot, kitchen garden, vegetable bed, carrot cake, radish, veg box
potato: potato, mashed potato, jacket potato, baked potato, spud, potato field
onion: onion, shallot, spring onion
beans: bean, lentil, kidney bean, pulses, baked bean
pea-pod: pea, sugar snap
mushroom: toadstool, mushroom, mushroom picking, fungi
brown-mushroom: champignon, porcini
peanuts: peanut, nut allergy, peanut butter, hazelnut, almond, walnut, cashew, nut mix
chestnut: chestnut, acorn, conker
olive: olive, olive oil, olive tree, olive grove
avocado: avocado, guacamole
coconut: coconut, coconut milk
banana: banana
pineapple: pineapple
mango: mango
green-apple: granny smith, cooking apple
pear: pear tree
cherries: cherry, cherries, cherry tree, cherry pie, cherry pit
strawberry: strawberry, strawberry jam, strawberry field, raspberry, berry, soft fruit, strawberry picking
blueberries: blueberry, currant, blackcurrant, blackberry, bilberry
grapes: grape, grape harvest, raisin, grapevine, vine
lemon: lemon juice, lemonade, lemon, citrus, citric acid, lemon peel, lemon zest
lime: lime juice
tangerine: orange juice, clementine, mandarin, satsuma, citrus fruit, marmalade
watermelon: watermelon
melon: melon, honeydew
fondue: fondue, raclette
baby-bottle: baby food, baby bottle, baby milk, feeding bottle
bacon: bacon, rasher
cut-of-meat: steak, beef, pork, butcher, meat, butcher's shop, sirloin, roast beef, minced meat, mince
meat-on-bone: roast, lamb shank, spare rib, ham, lamb chop, roast lamb, knuckle of pork
poultry-leg: chicken leg, drumstick, roast chicken, chicken wing, fried chicken
fish-cake-with-swirl: fish cake
fried-shrimp: prawn cocktail, prawn, scampi, seafood
shrimp: shrimp
canned-food: tin can, canned food, tinned food, food bank, tin of soup, food donation, tin opener, long-life food,
  sardine, food drive, emergency supply, food parcel
jar: jam jar, preserving jar, pickle jar, mason jar, glass jar, chutney, storage jar
bowl-with-spoon: porridge, muesli, oatmeal, cornflake, granola, pudding, semolina, oat,
  breakfast bowl, overnight oats, bowl
fork-and-knife: cutlery, table setting, mealtime, supper, set lunch, tableware, place setting,
  self-service restaurant, shared meal, lunch club, lunchtime, eating habit, lunch table, food court
spoon: spoonful, tablespoon, teaspoon, wooden spoon, ladle, soup spoon
kitchen-knife: knife, chopping board, cutting board, kitchen knife, knife sharpening
chopsticks: chopstick, chopsticks
teapot: teapot, tea bag, teabag, afternoon tea, kettle, tea ceremony, black tea leaf, tea party, cream tea,
  pot of tea, loose tea, tea leaf
beverage-box: juice box, juice carton, drink carton
cup-with-straw: soft drink, milk shake, cola, fizzy drink, soda, lemonade stand, drinking straw, smoothie, iced tea,
  energy drink, squash drink, beverage, drink, cold drink, refreshment, refreshments, plastic cup, thirst quencher,
  paper cup
bubble-tea: bubble tea
tropical-drink: cocktail, mocktail, cocktail bar, summer drink, happy hour, beach bar
cocktail-glass: martini, bartender, gin, rum, vodka, cocktail evening
clinking-beer-mugs: pub night, after-work drink, night out, regulars' table, round of beer, social evening, pub crawl
tumbler-glass: whisky, whiskey, bourbon, brandy, liqueur, glass of water, water glass, scotch
pouring-liquid: pouring, decanting
non-potable-water: contaminated water
ice: ice cube, ice block, defrosting, black ice, crushed ice
ice-cream: ice cream, gelato, ice cream parlour, sundae, ice-cream parlour, sorbet
soft-ice-cream: ice cream van, ice cream cone, ice lolly, popsicle
shaved-ice: slush, granita
doughnut: donut, doughnut
cookie: biscuit, cookie jar, gingerbread, biscuit tin, brownie, shortbread, chocolate chip cookie, flapjack,
  christmas biscuit
shortcake: slice of cake, cheesecake, gateau, dessert, cake slice, piece of cake, sweet treat
cupcake: muffin, cupcake, fairy cake
pie: apple tart, pastry case, tart, quiche, apple strudel, crumble, mince pie
custard: crème caramel, crème brûlée, panna cotta
chocolate-bar: chocolate, bar of chocolate, chocolatier, cocoa bean, praline, chocolate factory, chocolate shop
candy: sweets, sweet shop, confectionery, toffee, caramel, chewing gum, candy floss, sugar cube, sweetie, fudge,
  marzipan, bonbon, bag of sweets, sweetener
lollipop: lollipop, lolly
soup-bowl: soup, vegetable soup, lentil soup, tomato soup, potato soup, carrot soup, onion soup, leek soup, fish soup,
  pumpkin soup, mushroom soup, soup bowl, bowl of soup, broth, bisque, gazpacho, borscht, minestrone
mixing-bowl: mixing bowl, batter, cake batter, whisk, pancake mix
iced-coffee: cold brew, iced coffee, iced latte, frappe
leek: leek
`;
