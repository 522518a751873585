BEGIN TRANSACTION;
CREATE TABLE acts (
	table_id VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY (table_id, "key"), 
	CONSTRAINT fk_acts_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','d74637b22fb64c32a0804cb478895d5c',0,2,1794794062490);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','d2356f6b5b6543e899ed874b45912107',0,3,1794794062531);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','0b94e57665394f71b1dbbce51afc1650',0,4,1794794062642);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','4ce3018cb8de4c8cb94c26561e0cf7d7',0,5,1794794062739);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','191a7e32b84e4bde9791491c0c05f126',1,6,1794794062771);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','76ace5cb8eea47af99cd960afe587959',0,7,1794794062809);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','eb1b54fc10574d2e80b556d4b6189022',0,8,1794794062850);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','632dc8eed64143a3ab691b3bca51e47e',0,9,1794794062880);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','7c84d8fe67e2430ba4593e0a8a55ac21',0,10,1794794062913);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','2430b71725c64afb9db3b124d93e2e3c',0,11,1794794062949);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','864454c14d3149528b5971bc8093e5bc',1,12,1794794062983);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','bbaa2c7cee034108bb165e3fa04266a6',1,13,1794794063013);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','a3f4b6da443a418794096703aa83578a',1,14,1794794063043);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','555775b899054a759537016d46e5c89b',1,15,1794794063073);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','da857deed0b54ca0989c4ebcbc095e2f',1,16,1794794063101);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','9adf7b39fdce4593838f0510de295867',0,17,1794794063127);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','b615d11ae7184752bdd783470929a172',0,18,1794794063158);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','98a0c07c394b4abc83800a12dd8d5836',0,19,1794794063183);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','50e7454f688b44d5a6b9e182301e66db',0,20,1794794063221);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','153d256c3496424ba65ba344f2edcb21',0,21,1794794063250);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','73a16a167fcd468cbddc1b7b18fe4d9d',0,22,1794794063277);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','6e8e8d3a34574372b0f50cd3af1f4181',0,23,1794794063303);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','3e94dd2f8f6e4c769273d1e78974c981',0,24,1794794063329);
INSERT INTO "acts" VALUES('bLnyTufimB7vDlwe','bb864c0575024a22a67d1f76f29ad907',0,25,1794794063359);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','1f8c67e627d246048fd5e78a0653a24a',0,2,1794794063409);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','871b9cf2fe5143779f3856bc595b8851',1,3,1794794063440);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','efc62ff3a57143dbb72aefccf91001fc',2,4,1794794063476);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','acbc03fb4e654b968839d8a0c29fa54a',1,5,1794794063514);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','139574c3e50749b1958601fb00144227',2,6,1794794063549);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','c0978b5a38084ff0a80932c1072ad775',0,7,1794794063583);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','f89ab59356774940a4986e6d36e2ed0a',2,8,1794794063617);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','1e522896e9d84982bb4e728cbf31f0ec',0,9,1794794063649);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','b44f7ebdd1e34a64b14679d97bf9e1c1',1,10,1794794063681);
INSERT INTO "acts" VALUES('JYst3EU_441B20j_','8eb59f6ee6c84b93bd74b075bb64a6d9',0,11,1794794063720);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE channels (
	id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	config JSON NOT NULL, 
	verified BOOLEAN NOT NULL, 
	active BOOLEAN NOT NULL, 
	CONSTRAINT pk_channels PRIMARY KEY (id), 
	CONSTRAINT fk_channels_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	user_id BIGINT, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	note JSON, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE confirmations (
	address_key VARCHAR(320) NOT NULL, 
	address VARCHAR(320) NOT NULL, 
	user_id INTEGER NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_confirmations PRIMARY KEY (address_key), 
	CONSTRAINT fk_confirmations_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE consents (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	"to" INTEGER NOT NULL, 
	answers JSON NOT NULL, 
	version INTEGER NOT NULL, 
	CONSTRAINT pk_consents PRIMARY KEY (table_id), 
	CONSTRAINT fk_consents_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE limits (
	"key" VARCHAR(64) NOT NULL, 
	full_at FLOAT NOT NULL, 
	CONSTRAINT pk_limits PRIMARY KEY ("key")
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	entry JSON NOT NULL, 
	seat INTEGER, 
	user_id BIGINT, 
	auto BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',0,'["shuffle", "deck s1", ["tax_choice.s1-3", "tax_choice.s1-4", "tax_choice.s1-1", "tax_choice.s1-2"], []]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',1,'["shuffle", "deck s2", ["build_bank.s2-1", "build_field.s2-1", "build_farm.s2-1", "build_residence.s2-1"], []]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',2,'["shuffle", "deck year1", ["catapult.y1-1", "market.y1-1", "build_field.y1-1", "raise_militia.y1-1", "sculptor.y1-1", "build_farm.y1-2", "hire_condottieri.y1-1", "build_bank.y1-2", "build_residence.y1-1", "sculptor.y1-2", "harvest.y1-2", "market.y1-2", "tax_choice.y1-1", "build_field.y1-2", "build_bank.y1-1", "build_farm.y1-1", "build_residence.y1-2", "harvest.y1-1"], []]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',3,'["shuffle", "deck year2", ["catapult.y2-1", "military_scoring.y2-1", "hire_condottieri.y2-1", "market.y2-1", "build_farm.y2-1", "build_residence.y2-1", "sculptor.y2-1", "tax_food.y2-1", "build_bank.y2-1", "raise_militia.y2-1", "harvest.y2-1", "build_field.y2-1", "painter.y2-1", "writer.y2-1", "tax_money.y2-1"], []]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',4,'["shuffle", "deck year3", ["sculptor.y3-1", "tax_money.y3-1", "build_bank.y3-1", "market.y3-2", "market.y3-1", "raise_militia.y3-1", "writer.y3-1", "late_catapult.y3-1", "build_farm.y3-1", "harvest.y3-2", "hire_condottieri.y3-1", "tax_food.y3-1", "painter.y3-1", "harvest.y3-1", "military_scoring.y3-1"], []]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',5,'["shuffle", "culture tasks", ["villa", "palace", "chapel", "town_hall"], []]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',6,'["shuffle", "estate tasks", ["fertile_land", "rich_city", "armourer", "bastion"], []]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',7,'["draw", "pool", ["catapult.y1-1"], null]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',8,'["draw", "pool", ["market.y1-1"], null]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',9,'["draw", "pool", ["build_field.y1-1"], null]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',10,'["draw", "pool", ["raise_militia.y1-1"], null]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',11,'["draw", "pool", ["sculptor.y1-1"], null]',NULL,NULL,0,1794794062360);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',12,'[0, "influence"]',0,1,0,1794794062490);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',13,'[0, "activate:build_bank.s2-1:0"]',0,1,0,1794794062531);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',14,'[0, "pay:0:0:1"]',0,1,0,1794794062642);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',15,'[0, "end"]',0,1,0,1794794062739);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',16,'["draw", "pool", ["build_farm.y1-2"], null]',NULL,NULL,0,1794794062739);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',17,'[1, "end"]',1,1,0,1794794062771);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',18,'["draw", "pool", ["hire_condottieri.y1-1"], null]',NULL,NULL,0,1794794062771);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',19,'[0, "exchange:build_bank.s2-1"]',0,1,0,1794794062809);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',20,'[0, "take:build_field.y1-1"]',0,1,0,1794794062850);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',21,'[0, "activate:tax_choice.s1-3:0"]',0,1,0,1794794062880);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',22,'[0, "take:hire_condottieri.y1-1"]',0,1,0,1794794062913);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',23,'[0, "end"]',0,1,0,1794794062949);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',24,'["draw", "pool", ["build_bank.y1-2"], null]',NULL,NULL,0,1794794062949);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',25,'[1, "exchange:build_field.s2-1"]',1,1,0,1794794062983);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',26,'[1, "take:sculptor.y1-1"]',1,1,0,1794794063013);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',27,'[1, "exchange:sculptor.y1-1"]',1,1,0,1794794063043);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',28,'[1, "take:tax_choice.s1-3"]',1,1,0,1794794063073);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',29,'[1, "end"]',1,1,0,1794794063101);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',30,'["draw", "pool", ["build_residence.y1-1"], null]',NULL,NULL,0,1794794063101);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',31,'[0, "activate:build_field.y1-1:0"]',0,1,0,1794794063127);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',32,'[0, "pay:0:1:0"]',0,1,0,1794794063158);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',33,'[0, "activate:hire_condottieri.y1-1:0"]',0,1,0,1794794063183);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',34,'[0, "recruit:condottiere:24"]',0,1,0,1794794063221);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',35,'[0, "take:build_residence.y1-1"]',0,1,0,1794794063250);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',36,'[0, "move:influence:condottiere"]',0,1,0,1794794063277);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',37,'[0, "move:money:condottiere"]',0,1,0,1794794063303);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',38,'[0, "move:money:condottiere"]',0,1,0,1794794063329);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',39,'[0, "end"]',0,1,0,1794794063359);
INSERT INTO "log" VALUES('bLnyTufimB7vDlwe',40,'["draw", "pool", ["sculptor.y1-2"], null]',NULL,NULL,0,1794794063359);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',0,'["roll", "first player", [1], null]',NULL,NULL,0,1794794063381);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',1,'[0, "settle:greater_poland"]',0,1,0,1794794063409);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',2,'[1, "settle:greater_poland"]',1,1,0,1794794063440);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',3,'[2, "settle:lithuania"]',2,1,0,1794794063476);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',4,'[1, "settle:greater_poland"]',1,1,0,1794794063514);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',5,'[2, "settle:lithuania"]',2,1,0,1794794063549);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',6,'[0, "settle:greater_poland"]',0,1,0,1794794063583);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',7,'[2, "settle:greater_poland"]',2,1,0,1794794063617);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',8,'[0, "settle:lithuania"]',0,1,0,1794794063649);
INSERT INTO "log" VALUES('JYst3EU_441B20j_',9,'[1, "settle:lithuania"]',1,1,0,1794794063681);
CREATE TABLE orders (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	"order" JSON NOT NULL, 
	active BOOLEAN NOT NULL, 
	CONSTRAINT pk_orders PRIMARY KEY (table_id, seat, id), 
	CONSTRAINT fk_orders_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	turn_key VARCHAR(160) NOT NULL, 
	channel_id INTEGER NOT NULL, 
	due BIGINT NOT NULL, 
	sent BIGINT, 
	tries INTEGER NOT NULL, 
	error TEXT, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_channel_id FOREIGN KEY(channel_id) REFERENCES channels (id) ON DELETE CASCADE, 
	CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_outbox_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT uq_outbox_user_id UNIQUE (user_id, table_id, turn_key, channel_id)
);
CREATE TABLE ratings (
	player_key VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	wins FLOAT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (player_key, game)
);
CREATE TABLE resets (
	token_hash VARCHAR(64) NOT NULL, 
	user_id INTEGER NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_resets PRIMARY KEY (token_hash), 
	CONSTRAINT fk_resets_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player_key VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	share FLOAT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	user_id INTEGER, 
	bot VARCHAR(32), 
	name VARCHAR(80) NOT NULL, 
	link_hash VARCHAR(64), 
	link_revoked BOOLEAN NOT NULL, 
	away BOOLEAN NOT NULL, 
	reserve_ms BIGINT, 
	turn_started BIGINT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('bLnyTufimB7vDlwe',0,'human',1,NULL,'Ania',NULL,0,0,NULL,NULL);
INSERT INTO "seats" VALUES('bLnyTufimB7vDlwe',1,'local',1,NULL,'',NULL,0,0,NULL,1794794063359);
INSERT INTO "seats" VALUES('JYst3EU_441B20j_',0,'human',1,NULL,'Ania',NULL,0,0,NULL,1794794063720);
INSERT INTO "seats" VALUES('JYst3EU_441B20j_',1,'local',1,NULL,'',NULL,0,0,NULL,1794794063681);
INSERT INTO "seats" VALUES('JYst3EU_441B20j_',2,'local',1,NULL,'',NULL,0,0,NULL,1794794063681);
INSERT INTO "seats" VALUES('ob1vWWyw4m5LJ1Rk',0,'human',1,NULL,'Ania',NULL,0,0,NULL,NULL);
INSERT INTO "seats" VALUES('ob1vWWyw4m5LJ1Rk',1,'open',NULL,NULL,'','d9b970f6b5cad8b5988d85053d1e9e397baa95c8f542602f83d5bed4b303a591',0,0,NULL,NULL);
CREATE TABLE sessions (
	token_hash VARCHAR(64) NOT NULL, 
	user_id INTEGER NOT NULL, 
	csrf VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	title VARCHAR(120) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	version INTEGER NOT NULL, 
	revised INTEGER NOT NULL, 
	entries INTEGER NOT NULL, 
	told INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	setup JSON NOT NULL, 
	content JSON, 
	snapshot JSON, 
	snapshot_at INTEGER NOT NULL, 
	open BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	clock JSON NOT NULL, 
	deadline BIGINT, 
	result JSON, 
	created_by INTEGER, 
	parent VARCHAR(32), 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, seated_chat BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_created_by FOREIGN KEY(created_by) REFERENCES users (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('bLnyTufimB7vDlwe','principato','','live',25,0,41,42,2,'{"seed": 7, "options": {"first": "1"}, "revision": 1, "names": ["Ania", ""], "start": null, "known": true}',NULL,'{"pos": 41, "count": 57, "told": 42, "state": {"agenda": [["turn", 1]], "players": 2, "stock": {"food": 37, "money": 36, "influence": 10, "land": 37, "town": 37, "soldier": 13, "catapult": 19, "monument": {"5": 3, "4": 5, "3": 7}, "book": {"6": 3, "5": 5, "4": 7}, "painting": {"8": 3, "7": 5, "6": 7}}, "duchies": [{"hand": ["build_residence.y1-1", "build_field.y1-1"], "culture_task": "villa", "estate_task": "fertile_land", "field": 2, "farm": 1, "residence": 1, "bank": 2, "catapult": 0, "condottiere": 24, "militia": 0, "food": 1, "money": 0, "influence": 0, "condottiere_money": 2, "condottiere_influence": 1, "militia_food": 0, "militia_influence": 0, "monument": [], "book": [], "painting": [], "bills": 0}, {"hand": ["tax_choice.s1-4", "tax_choice.s1-3"], "culture_task": "palace", "estate_task": "rich_city", "field": 1, "farm": 1, "residence": 1, "bank": 1, "catapult": 0, "condottiere": 0, "militia": 0, "food": 1, "money": 1, "influence": 1, "condottiere_money": 0, "condottiere_influence": 0, "militia_food": 0, "militia_influence": 0, "monument": [], "book": [], "painting": [], "bills": 0}], "year": 1, "first": 0, "active": 1, "actions": 2, "scorings": 0, "pool": ["build_farm.y1-2", "sculptor.y1-1", "build_bank.y1-2", "hire_condottieri.y1-1", "sculptor.y1-2"], "deck": ["harvest.y1-2", "market.y1-2", "tax_choice.y1-1", "build_field.y1-2", "build_bank.y1-1", "build_farm.y1-1", "build_residence.y1-2", "harvest.y1-1"], "next_decks": [["catapult.y2-1", "military_scoring.y2-1", "hire_condottieri.y2-1", "market.y2-1", "build_farm.y2-1", "build_residence.y2-1", "sculptor.y2-1", "tax_food.y2-1", "build_bank.y2-1", "raise_militia.y2-1", "harvest.y2-1", "build_field.y2-1", "painter.y2-1", "writer.y2-1", "tax_money.y2-1"], ["sculptor.y3-1", "tax_money.y3-1", "build_bank.y3-1", "market.y3-2", "market.y3-1", "raise_militia.y3-1", "writer.y3-1", "late_catapult.y3-1", "build_farm.y3-1", "harvest.y3-2", "hire_condottieri.y3-1", "tax_food.y3-1", "painter.y3-1", "harvest.y3-1", "military_scoring.y3-1"]], "removed": ["build_field.y1-3", "build_field.y1-4", "build_farm.y1-3", "build_farm.y1-4", "build_residence.y1-3", "build_residence.y1-4", "build_bank.y1-3", "build_bank.y1-4", "harvest.y1-3", "harvest.y1-4", "market.y1-3", "market.y1-4", "tax_choice.y1-2", "catapult.y1-2", "raise_militia.y1-2", "hire_condottieri.y1-2", "build_field.y2-2", "build_farm.y2-2", "build_residence.y2-2", "build_bank.y2-2", "harvest.y2-2", "harvest.y2-3", "market.y2-2", "market.y2-3", "catapult.y2-2", "raise_militia.y2-2", "hire_condottieri.y2-2", "sculptor.y2-2", "writer.y2-2", "painter.y2-2", "harvest.y3-3", "market.y3-3", "tax_money.y3-2", "tax_food.y3-2", "late_catapult.y3-2", "late_catapult.y3-3", "raise_militia.y3-2", "hire_condottieri.y3-2", "sculptor.y3-2", "sculptor.y3-3", "writer.y3-2", "writer.y3-3", "painter.y3-2", "painter.y3-3", "tax_choice.s1-1", "tax_choice.s1-2", "build_farm.s2-1", "build_residence.s2-1", "catapult.y1-1", "market.y1-1", "build_bank.s2-1", "raise_militia.y1-1", "build_field.s2-1"], "spare_culture": ["chapel", "town_hall"], "spare_estate": ["armourer", "bastion"], "results": []}, "sealed": {}}',41,0,0,0,'{"kind": "none"}',NULL,NULL,1,NULL,1794794062324,1794794063359,0);
INSERT INTO "tables" VALUES('JYst3EU_441B20j_','boze_igrzysko','','live',11,0,10,14,3,'{"seed": 11, "options": {}, "revision": 2, "names": ["Ania", "", ""], "start": null, "known": true}',NULL,'{"pos": 9, "count": 1, "told": 9, "state": {"agenda": [["turn", 1, 2], ["draft", 1, 2]], "players": 3, "rules": {"treaties_by_turn": false, "lasting_treaties": false, "private_duchies": false}, "provinces": [{"wealth": 3, "estates": [], "enemy": -1, "cubes": 0, "markers": 0, "entered": false}, {"wealth": 3, "estates": [{"owner": 2, "manager": false, "city": false}, {"owner": 2, "manager": false, "city": false}, {"owner": 0, "manager": false, "city": false}], "enemy": -1, "cubes": 0, "markers": 0, "entered": false}, {"wealth": 3, "estates": [], "enemy": -1, "cubes": 0, "markers": 0, "entered": false}, {"wealth": 3, "estates": [], "enemy": -1, "cubes": 0, "markers": 0, "entered": false}, {"wealth": 3, "estates": [{"owner": 0, "manager": false, "city": false}, {"owner": 1, "manager": false, "city": false}, {"owner": 1, "manager": false, "city": false}, {"owner": 0, "manager": false, "city": false}, {"owner": 2, "manager": false, "city": false}], "enemy": -1, "cubes": 0, "markers": 0, "entered": false}], "fields": [{"cubes": 0, "orange": 0, "markers": 0, "king": 0}, {"cubes": 0, "orange": 0, "markers": 0, "king": 0}, {"cubes": 0, "orange": 0, "markers": 0, "king": 0}, {"cubes": 0, "orange": 0, "markers": 0, "king": 0}, {"cubes": 0, "orange": 0, "markers": 0, "king": 0}], "magnates": [{"family": 0, "money": 10, "tokens": [2, 2, 2, 2, 2, 2], "prestige": 0, "cubes": [0, 0, 0, 0, 0], "infantry": [0, 0, 0, 0, 0], "cavalry": [0, 0, 0, 0, 0], "artillery": [0, 0, 0, 0, 0], "glory": [0, 0, 0, 0, 0], "passed": false}, {"family": 1, "money": 10, "tokens": [2, 2, 2, 2, 2, 2], "prestige": 0, "cubes": [0, 0, 0, 0, 0], "infantry": [0, 0, 0, 0, 0], "cavalry": [0, 0, 0, 0, 0], "artillery": [0, 0, 0, 0, 0], "glory": [0, 0, 0, 0, 0], "passed": false}, {"family": 2, "money": 10, "tokens": [2, 2, 2, 2, 2, 2], "prestige": 0, "cubes": [0, 0, 0, 0, 0], "infantry": [0, 0, 0, 0, 0], "cavalry": [0, 0, 0, 0, 0], "artillery": [0, 0, 0, 0, 0], "glory": [0, 0, 0, 0, 0], "passed": false}], "turn": 1, "phase": 0, "mace": 2, "sejm": [-1, -1, -1, -1, -1], "court": [], "infantry": 0, "cavalry": 0, "artillery": 0, "cossacks": 0, "rebels": 0, "treaty": null, "city_built": false, "vienna_invaded": false, "held": 0, "muster": -1, "done": false}, "sealed": {"0": ["token:prussia:1"]}}',9,0,0,0,'{"kind": "none"}',NULL,NULL,1,NULL,1794794063374,1794794063720,0);
INSERT INTO "tables" VALUES('ob1vWWyw4m5LJ1Rk','principato','','lobby',0,0,0,0,2,'{"seed": 7, "options": {}, "revision": 1, "names": [], "start": null, "known": false}',NULL,NULL,0,0,0,0,'{"kind": "none"}',NULL,NULL,1,NULL,1794794063737,1794794063737,0);
CREATE TABLE told (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	event JSON NOT NULL, 
	counts JSON NOT NULL, 
	CONSTRAINT pk_told PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_told_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',0,7,'["start-cards", "SETUP.start_cards", {"seat": 0, "first": "tax_choice.s1-3", "second": "build_bank.s2-1"}, null, [], 7, null, false]','[1, 1, 1]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',1,7,'["tasks", "SETUP.tasks_hidden", {"seat": 0, "culture": "villa", "estate": "fertile_land"}, [0], ["culture", "estate"], 7, null, false]','[2, 2, 2]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',2,7,'["start-cards", "SETUP.start_cards", {"seat": 1, "first": "tax_choice.s1-4", "second": "build_field.s2-1"}, null, [], 7, null, false]','[3, 3, 3]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',3,7,'["tasks", "SETUP.tasks_hidden", {"seat": 1, "culture": "palace", "estate": "rich_city"}, [1], ["culture", "estate"], 7, null, false]','[4, 4, 4]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',4,12,'["pool", "SETUP.pool", {"n": 5}, null, [], 12, null, false]','[5, 5, 5]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',5,12,'["first-player", "SETUP.first", {"seat": 0}, null, [], 12, null, false]','[6, 6, 6]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',6,12,'["turn", "TURN.actions", {"seat": 0, "year": 1}, null, [], 12, null, false]','[7, 7, 7]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',7,13,'["gained", "TURN.C", {"seat": 0, "cube": "influence", "n": 1}, null, [], 13, 0, false]','[8, 8, 8]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',8,14,'["activated", "CARD.bank", {"seat": 0, "card": "build_bank.s2-1"}, null, [], 14, 0, false]','[9, 9, 9]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',9,15,'["paid", "TURN.A", {"seat": 0, "food": 0, "money": 0, "influence": 1}, null, [], 15, 0, false]','[10, 10, 10]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',10,15,'["built", "CARD.bank", {"seat": 0, "tile": "bank", "n": 1}, null, [], 15, 0, false]','[11, 11, 11]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',11,16,'["discarded", "TURN.end_discard", {"card": "catapult.y1-1"}, null, [], 16, 0, false]','[12, 12, 12]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',12,17,'["refilled", "TURN.end_refill", {"card": "build_farm.y1-2"}, null, [], 17, 0, false]','[13, 13, 13]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',13,17,'["turn", "TURN.actions", {"seat": 1, "year": 1}, null, [], 17, 0, false]','[14, 14, 14]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',14,18,'["waived", "TURN.waive", {"seat": 1, "n": 2}, null, [], 18, 1, false]','[15, 15, 15]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',15,18,'["discarded", "TURN.end_discard", {"card": "market.y1-1"}, null, [], 18, 1, false]','[16, 16, 16]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',16,19,'["refilled", "TURN.end_refill", {"card": "hire_condottieri.y1-1"}, null, [], 19, 1, false]','[17, 17, 17]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',17,19,'["turn", "TURN.actions", {"seat": 0, "year": 1}, null, [], 19, 1, false]','[18, 18, 18]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',18,21,'["swapped", "TURN.B", {"seat": 0, "given": "build_bank.s2-1", "taken": "build_field.y1-1"}, null, [], 21, 0, false]','[19, 19, 19]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',19,22,'["activated", "CARD.poborca_wybor", {"seat": 0, "card": "tax_choice.s1-3"}, null, [], 22, 0, false]','[20, 20, 20]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',20,22,'["gained", "CARD.poborca_wybor", {"seat": 0, "cube": "money", "n": 2}, null, [], 22, 0, false]','[21, 21, 21]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',21,23,'["swapped", "TURN.A.exchange", {"seat": 0, "given": "tax_choice.s1-3", "taken": "hire_condottieri.y1-1"}, null, [], 23, 0, false]','[22, 22, 22]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',22,24,'["discarded", "TURN.end_discard", {"card": "build_bank.s2-1"}, null, [], 24, 0, false]','[23, 23, 23]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',23,25,'["refilled", "TURN.end_refill", {"card": "build_bank.y1-2"}, null, [], 25, 0, false]','[24, 24, 24]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',24,25,'["turn", "TURN.actions", {"seat": 1, "year": 1}, null, [], 25, 0, false]','[25, 25, 25]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',25,27,'["swapped", "TURN.B", {"seat": 1, "given": "build_field.s2-1", "taken": "sculptor.y1-1"}, null, [], 27, 1, false]','[26, 26, 26]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',26,29,'["swapped", "TURN.B", {"seat": 1, "given": "sculptor.y1-1", "taken": "tax_choice.s1-3"}, null, [], 29, 1, false]','[27, 27, 27]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',27,30,'["discarded", "TURN.end_discard", {"card": "raise_militia.y1-1"}, null, [], 30, 1, false]','[28, 28, 28]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',28,31,'["refilled", "TURN.end_refill", {"card": "build_residence.y1-1"}, null, [], 31, 1, false]','[29, 29, 29]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',29,31,'["turn", "TURN.actions", {"seat": 0, "year": 1}, null, [], 31, 1, false]','[30, 30, 30]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',30,32,'["activated", "CARD.pola_uprawne", {"seat": 0, "card": "build_field.y1-1"}, null, [], 32, 0, false]','[31, 31, 31]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',31,33,'["paid", "TURN.A", {"seat": 0, "food": 0, "money": 1, "influence": 0}, null, [], 33, 0, false]','[32, 32, 32]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',32,33,'["built", "CARD.pola_uprawne", {"seat": 0, "tile": "field", "n": 1}, null, [], 33, 0, false]','[33, 33, 33]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',33,34,'["activated", "CARD.werbunek", {"seat": 0, "card": "hire_condottieri.y1-1"}, null, [], 34, 0, false]','[34, 34, 34]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',34,35,'["recruited", "CARD.werbunek", {"seat": 0, "troop": "condottiere", "n": 24}, null, [], 35, 0, false]','[35, 35, 35]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',35,36,'["swapped", "TURN.A.exchange", {"seat": 0, "given": "hire_condottieri.y1-1", "taken": "build_residence.y1-1"}, null, [], 36, 0, false]','[36, 36, 36]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',36,37,'["moved", "STORE.move", {"seat": 0, "cube": "influence", "troop": "condottiere"}, null, [], 37, 0, false]','[37, 37, 37]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',37,38,'["moved", "STORE.move", {"seat": 0, "cube": "money", "troop": "condottiere"}, null, [], 38, 0, false]','[38, 38, 38]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',38,39,'["moved", "STORE.move", {"seat": 0, "cube": "money", "troop": "condottiere"}, null, [], 39, 0, false]','[39, 39, 39]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',39,40,'["discarded", "TURN.end_discard", {"card": "build_field.s2-1"}, null, [], 40, 0, false]','[40, 40, 40]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',40,41,'["refilled", "TURN.end_refill", {"card": "sculptor.y1-2"}, null, [], 41, 0, false]','[41, 41, 41]');
INSERT INTO "told" VALUES('bLnyTufimB7vDlwe',41,41,'["turn", "TURN.actions", {"seat": 1, "year": 1}, null, [], 41, 0, false]','[42, 42, 42]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',0,1,'["first-player", "3.0.first_player", {"seat": 0, "rolled": "yes"}, null, [], 1, null, false]','[1, 1, 1, 1]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',1,2,'["settled", "3.0.estate_draft", {"seat": 0, "province": "greater_poland"}, null, [], 2, 0, false]','[2, 2, 2, 2]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',2,3,'["settled", "3.0.estate_draft", {"seat": 1, "province": "greater_poland"}, null, [], 3, 1, false]','[3, 3, 3, 3]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',3,4,'["settled", "3.0.estate_draft", {"seat": 2, "province": "lithuania"}, null, [], 4, 2, false]','[4, 4, 4, 4]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',4,5,'["settled", "3.0.estate_draft", {"seat": 1, "province": "greater_poland"}, null, [], 5, 1, false]','[5, 5, 5, 5]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',5,6,'["settled", "3.0.estate_draft", {"seat": 2, "province": "lithuania"}, null, [], 6, 2, false]','[6, 6, 6, 6]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',6,7,'["settled", "3.0.estate_draft", {"seat": 0, "province": "greater_poland"}, null, [], 7, 0, false]','[7, 7, 7, 7]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',7,8,'["settled", "3.0.estate_draft", {"seat": 2, "province": "greater_poland"}, null, [], 8, 2, false]','[8, 8, 8, 8]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',8,9,'["settled", "3.0.estate_draft", {"seat": 0, "province": "lithuania"}, null, [], 9, 0, false]','[9, 9, 9, 9]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',9,10,'["settled", "3.0.estate_draft", {"seat": 1, "province": "lithuania"}, null, [], 10, 1, false]','[10, 10, 10, 10]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',10,10,'["turn", "4.0.turns", {"n": 1, "age": "jagiellons"}, null, [], 10, 1, false]','[11, 11, 11, 11]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',11,10,'["income", "5.1.minimum", {"seat": 0, "n": 10, "estates": 9}, null, [], 10, 1, false]','[12, 12, 12, 12]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',12,10,'["income", "5.1.minimum", {"seat": 1, "n": 10, "estates": 9}, null, [], 10, 1, false]','[13, 13, 13, 13]');
INSERT INTO "told" VALUES('JYst3EU_441B20j_',13,10,'["income", "5.1.minimum", {"seat": 2, "n": 10, "estates": 9}, null, [], 10, 1, false]','[14, 14, 14, 14]');
CREATE TABLE users (
	id INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	name_key VARCHAR(160), 
	email VARCHAR(320), 
	password_hash VARCHAR(255), 
	guest BOOLEAN NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	prefs JSON NOT NULL, 
	created BIGINT NOT NULL, email_confirmed BOOLEAN DEFAULT 0 NOT NULL, name_look VARCHAR(200), 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT uq_users_name_key UNIQUE (name_key)
);
INSERT INTO "users" VALUES(1,'Ania',NULL,NULL,NULL,1,'en','{}',1794794062184,0,NULL);
CREATE INDEX ix_channels_user_id ON channels (user_id);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
CREATE INDEX ix_tables_created_by ON tables (created_by);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_chat_table_id_id ON chat (table_id, id);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_outbox_user_id ON outbox (user_id);
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_results_player_key ON results (player_key);
CREATE INDEX ix_seats_link_hash ON seats (link_hash);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_seats_waiting ON seats (turn_started);
CREATE INDEX ix_resets_user_id ON resets (user_id);
CREATE INDEX ix_users_name_look ON users (name_look);
CREATE INDEX ix_confirmations_token_hash ON confirmations (token_hash);
CREATE INDEX ix_confirmations_user_id ON confirmations (user_id);
COMMIT;
