/** Machines of the home, power, freight, and what else has a drawing of its own here. */
export const machines = `
heat-pump: heat pump, air-source heat, heat exchanger
radiator: radiator, heating, central heating, boiler, heater, heating engineer, heating system, underfloor heating,
  thermostat
solar-panel: solar panel, solar energy, solar power, solar, photovoltaic, photovoltaics, solar cell, solar plant,
  solar roof, rooftop solar
wind-turbine: wind power, wind energy, wind farm, wind turbine
shipping-container: shipping container, container, container port, container terminal, cargo, freight
campervan: campervan, camper van, motorhome, caravan, camper, caravan site, mobile home
greenhouse: greenhouse, conservatory, polytunnel, glasshouse, hothouse
washing-machine: washing machine, laundry, laundrette, launderette, washer, laundry day, tumble dryer, laundry room
refrigerator: fridge, refrigerator, freezer, cool box, freezer compartment, refrigeration, chest freezer
electric-fan: ventilator, ceiling fan, electric fan, extractor fan, ventilation, exhaust fan, air circulation
forklift: forklift, fork-lift, forklift truck, pallet truck, pallets, pallet
excavator: excavator, digger, bulldozer, earthworks, backhoe
vacuum-cleaner: vacuum cleaner, hoover, vacuuming, robot vacuum
power-drill: electric drill, cordless drill, cordless screwdriver
balloon-ride: hot air balloon, hot-air balloon, balloon ride, balloonist, ballooning
cooling-tower: power plant, power station, nuclear plant, nuclear power, nuclear power plant, nuclear reactor,
  cooling tower, coal plant, reactor
drone: drone, quadcopter, drone pilot, drone footage
waterfall: waterfall, cascade, falls trail
pumpkin: pumpkin, pumpkin patch, squash
oven-range: oven, stove, cooker, kitchen stove, baking oven, kitchen, kitchen appliance, kitchen equipment, community kitchen,
  shared kitchen, kitchenette
watering-can: watering can, watering, watering plants
dragonfly: dragonfly, damselfly
crane-bird: heron, stork, crane bird
perfume: perfume, fragrance, eau de toilette, cologne, scent, aftershave, perfumery
keyboard: shortcut
motor-scooter: test ride, scooty
bicycle-tyre: tyre, tire, winter tyre, summer tyre, bicycle tyre, tyre change, bike tyre, tyre tread
inner-tube: inner tube, puncture, flat tyre, flat tire, repair patch, bicycle tube, patch kit
tyre-pump: tyre pressure, air pump, bicycle pump, bike pump, foot pump, tyre pump
tyre-lever: tyre lever, tire lever
light-switch: light switch
glue-bottle: glue, wood glue, craft glue
paint-roller: paint roller
kitchen-scale: kitchen scale
hand-blender: hand blender, immersion blender
sound-wave: sound wave, frequency, vibration, resonance, acoustics, wavelength, sound waves
charging-station: charging station, ev charger, charging point, charge point, wallbox
server-rack: server, data centre, data center, server room, web hosting
lawn-mower: lawn mower, lawnmower, mower, lawn mowing
`;
